/* Results as tables and as JSON. */
#include "report.h"

#include "machine.h"

#include <math.h>
#include <stdio.h>

static const char *const texts_name[TEXTS] = {"corpus",     "lines",      "sample",      "long",
                                              "IPv4 hosts", "IPv6 hosts", "short",       "file",
                                              "triplets",   "queries",    "dot segments"};

static double average(const struct corpus *corpus) {
    return (double)corpus->bytes / (double)corpus->count;
}

/* Megabytes (10^6 bytes) per second, by the median. */
static double speed(const struct corpus *corpus, const struct result *result) {
    return average(corpus) / result->median * 1e3;
}

static void row(const struct corpus *corpus, const struct entry *entry,
                const struct result *result) {
    char name[64];
    if (entry->contestant == NULL) {
        printf("%-25s not found\n", entry->name);
        return;
    }
    snprintf(name, sizeof name, "%s %s", entry->name, entry->contestant->version);
    printf("%-25s %10.1f %10.1f %8.0f %9zu", name, result->median, result->least,
           speed(corpus, result), result->accepted);
    if (isnan(result->ratio))
        printf(" %10s %10s\n", "-", "-");
    else
        printf(" %10.3f %10.3f\n", result->ratio, result->least_ratio);
}

static void table(const struct corpus corpora[TEXTS], enum texts texts, const char *reference,
                  const struct result *result) {
    const struct corpus *corpus = &corpora[texts];
    printf("\n%s: %zu URI%s of %.1f bytes on average\n", corpus->name, corpus->count,
           corpus->count == 1 ? "" : "s", average(corpus));
    printf("%-25s %21s %8s %9s %21s\n", "", "ns a URI      ", "", "", reference);
    printf("%-25s %10s %10s %8s %9s %10s %10s\n", "", "median", "least", "MB/s", "accepted",
           "median", "least");
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].texts == texts)
            row(corpus, &entries[i], &result[i]);
}

void report_text(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result) {
    char model[128];
    machine_model(model, sizeof model);
    printf("%s; %s; %zu rounds\n", model, machine_compiler(), rounds);
    table(corpora, WHOLE, "time / uriparser's", result);
    table(corpora, LINES, "time / uriparser's", result);
    table(corpora, SAMPLE, "time / memcpy's, memcmp's", result);
    table(corpora, LONG, "time / memcpy's, memcmp's, memchr's", result);
    for (enum texts texts = IPV4; texts < TEXTS; texts++)
        table(corpora, texts, "time / uriparser's", result);
}

static void json_text(const char *key, const char *text) {
    printf("\"%s\":\"", key);
    for (; *text != '\0'; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\')
            printf("\\%c", byte);
        else if (byte < 0x20)
            printf("\\u%04x", byte);
        else
            putchar(byte);
    }
    putchar('"');
}

static void json_ratio(const char *key, double ratio) {
    if (isnan(ratio))
        printf(",\"%s\":null", key);
    else
        printf(",\"%s\":%.4f", key, ratio);
}

static void json_corpus(const struct corpus *corpus) {
    json_text("corpus", corpus->name);
    printf(",\"uris\":%zu,\"bytes\":%zu,\"average_bytes\":%.2f", corpus->count, corpus->bytes,
           average(corpus));
}

static void json_contestant(const struct corpus *corpus, const struct entry *entry,
                            const struct result *result) {
    putchar('{');
    json_text("name", entry->name);
    putchar(',');
    json_text("texts", texts_name[entry->texts]);
    if (entry->contestant == NULL) {
        printf(",\"found\":false}");
        return;
    }
    printf(",\"found\":true,");
    json_text("version", entry->contestant->version);
    putchar(',');
    json_text("ratio_to", entry->reference);
    printf(",\"ns_median\":%.2f,\"ns_least\":%.2f,\"mb_per_s\":%.1f,\"accepted\":%zu",
           result->median, result->least, speed(corpus, result), result->accepted);
    json_ratio("ratio_median", result->ratio);
    json_ratio("ratio_least", result->least_ratio);
    putchar('}');
}

void report_json(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result) {
    char model[128];
    machine_model(model, sizeof model);
    putchar('{');
    json_text("machine", model);
    putchar(',');
    json_text("compiler", machine_compiler());
    putchar(',');
    json_corpus(&corpora[WHOLE]);
    printf(",\"lines\":{");
    json_corpus(&corpora[LINES]);
    printf("},\"sample\":{");
    json_corpus(&corpora[SAMPLE]);
    printf("},\"long\":{");
    json_corpus(&corpora[LONG]);
    printf("},\"rounds\":%zu,\"contestants\":[", rounds);
    for (size_t i = 0; i < entry_count; i++) {
        if (i > 0)
            putchar(',');
        json_contestant(&corpora[entries[i].texts], &entries[i], &result[i]);
    }
    printf("]}\n");
}
