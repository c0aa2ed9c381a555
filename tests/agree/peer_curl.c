/* peer_curl curl|curl-7: prints the readings of libcurl, in the form of readings.c. Another
 * version than the reader's reads otherwise: then the test is skipped.
 *
 * A transfer sets its URL with these flags, and gets the parts without any. */
#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

#include "escaped.h"
#include "vector.h"

enum { LONGEST = 2000 };

static char *get(CURLU *url, CURLUPart part) {
    char *text = NULL;
    return curl_url_get(url, part, &text, 0) == CURLUE_OK ? text : NULL;
}

static void print_part(CURLU *url, CURLUPart part, const char *before) {
    char *text = get(url, part);
    if (text != NULL) {
        fputs(before, stdout);
        print_escaped(text, strlen(text));
    }
    curl_free(text);
}

/* The options of IMAP, POP3 and SMTP stand behind the user, or behind the password. */
static void print_userinfo(CURLU *url, const char *line) {
    char *user = get(url, CURLUPART_USER), *options = get(url, CURLUPART_OPTIONS);
    const char *semicolon = strchr(line, ';'), *colon = strstr(line, "//");
    colon = strchr(colon != NULL ? colon : line, ':');
    bool behind_user = options != NULL && (colon == NULL || semicolon < colon);
    if (user != NULL) {
        print_part(url, CURLUPART_USER, "\tuserinfo=");
        if (behind_user)
            print_part(url, CURLUPART_OPTIONS, ";");
        print_part(url, CURLUPART_PASSWORD, ":");
        if (!behind_user)
            print_part(url, CURLUPART_OPTIONS, ";");
    }
    curl_free(user);
    curl_free(options);
}

int main(int argc, char **argv) {
    char line[4 * LONGEST], text[4 * LONGEST];
    const char *version = argc == 2 && strcmp(argv[1], "curl") == 0 ? "8.14." : "7.88.";
    const char *installed = curl_version_info(CURLVERSION_NOW)->version;
    if (strncmp(installed, version, strlen(version)) != 0)
        return 77;
    while (fgets(line, sizeof line, stdin) != NULL) {
        size_t len;
        line[strcspn(line, "\n")] = '\0';
        strcpy(text, line);
        if (unescape(text, &len) != NULL || strlen(text) != len)
            return 2;
        CURLU *url = curl_url();
        fputs(line, stdout);
        if (curl_url_set(url, CURLUPART_URL, text, CURLU_GUESS_SCHEME | CURLU_NON_SUPPORT_SCHEME) ==
            CURLUE_OK) {
            print_part(url, CURLUPART_SCHEME, "\tscheme=");
            print_userinfo(url, line);
            print_part(url, CURLUPART_HOST, "\thost=");
            print_part(url, CURLUPART_PORT, "\tport=");
            print_part(url, CURLUPART_PATH, "\tpath=");
            print_part(url, CURLUPART_QUERY, "\tquery=");
            print_part(url, CURLUPART_FRAGMENT, "\tfragment=");
        } else {
            fputs("\trefused", stdout);
        }
        putchar('\n');
        curl_url_cleanup(url);
    }
    return 0;
}
