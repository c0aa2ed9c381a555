/* libcurl's URL parser: accepts absolute URLs; copies the components. One handle parses all texts.
 * It is cleared before each use, because it would resolve a relative reference against its old URL.
 */
#include "benchmark.h"

#include <curl/curl.h>

static CURLU *handle;

static void prepare(void) {
    handle = not_null(curl_url());
}

static struct tally run(const struct corpus *corpus) {
    const unsigned flags = CURLU_NON_SUPPORT_SCHEME | CURLU_NO_AUTHORITY | CURLU_PATH_AS_IS;
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        curl_url_set(handle, CURLUPART_URL, NULL, 0);
        tally.accepted +=
            curl_url_set(handle, CURLUPART_URL, corpus->uri[i].at, flags) == CURLUE_OK;
    }
    return tally;
}

const struct contestant peer_libcurl = {.version = LIBCURL_VERSION, .prepare = prepare, .run = run};
