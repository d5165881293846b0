#include "CCurl.h"

#include <dlfcn.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

typedef struct {
    int kind;
    CURL *easy;
    union {
        void *pointer;
        int code;
    } data;
} message;

static struct {
    int (*global_init)(long flags);
    CURL *(*easy_init)(void);
    void (*easy_cleanup)(CURL *);
    const char *(*easy_strerror)(int);
    int (*easy_setopt)(CURL *, int, ...);
    int (*easy_getinfo)(CURL *, int, ...);
    curl_slist *(*slist_append)(curl_slist *, const char *);
    void (*slist_free_all)(curl_slist *);
    CURLM *(*multi_init)(void);
    int (*multi_cleanup)(CURLM *);
    int (*multi_setopt)(CURLM *, int, ...);
    int (*multi_add_handle)(CURLM *, CURL *);
    int (*multi_remove_handle)(CURLM *, CURL *);
    int (*multi_perform)(CURLM *, int *);
    int (*multi_poll)(CURLM *, void *, unsigned, int, int *);
    int (*multi_wakeup)(CURLM *);
    message *(*multi_info_read)(CURLM *, int *);
} curl;

#define FIND(name) ((*(void **)&curl.name = dlsym(library, "curl_" #name)) != NULL)

bool ccurl_open(void) {
    const long everything = 3;
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    return FIND(global_init) && FIND(easy_init) && FIND(easy_cleanup) && FIND(easy_strerror) && FIND(easy_setopt)
        && FIND(easy_getinfo) && FIND(slist_append) && FIND(slist_free_all) && FIND(multi_init) && FIND(multi_cleanup)
        && FIND(multi_setopt) && FIND(multi_add_handle) && FIND(multi_remove_handle) && FIND(multi_perform)
        && FIND(multi_poll) && FIND(multi_wakeup) && FIND(multi_info_read) && curl.global_init(everything) == CURLE_OK;
}

void ccurl_return_large_blocks(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

CURL *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { curl.easy_cleanup(easy); }
const char *ccurl_easy_strerror(int code) { return curl.easy_strerror(code); }
curl_slist *ccurl_slist_append(curl_slist *list, const char *text) { return curl.slist_append(list, text); }
void ccurl_slist_free_all(curl_slist *list) { curl.slist_free_all(list); }

int ccurl_set_long(CURL *easy, int option, long value) { return curl.easy_setopt(easy, option, value); }
int ccurl_set_offset(CURL *easy, int option, int64_t value) { return curl.easy_setopt(easy, option, value); }
int ccurl_set_pointer(CURL *easy, int option, const void *value) { return curl.easy_setopt(easy, option, value); }
int ccurl_set_receiver(CURL *easy, int option, ccurl_receiver value) { return curl.easy_setopt(easy, option, value); }
int ccurl_set_check(CURL *easy, int option, ccurl_check value) { return curl.easy_setopt(easy, option, value); }

long ccurl_get_long(CURL *easy, int info) {
    long value = 0;
    curl.easy_getinfo(easy, info, &value);
    return value;
}

int ccurl_get_socket(CURL *easy, int info) {
    int value = -1;
    curl.easy_getinfo(easy, info, &value);
    return value;
}

void *ccurl_get_pointer(CURL *easy, int info) {
    void *value = NULL;
    curl.easy_getinfo(easy, info, &value);
    return value;
}

CURLM *ccurl_multi_init(void) {
    CURLM *multi = curl.multi_init();
    if (multi == NULL || curl.multi_wakeup(multi) == CURLM_OK) return multi;
    curl.multi_cleanup(multi);
    return NULL;
}

int ccurl_multi_cleanup(CURLM *multi) { return curl.multi_cleanup(multi); }
int ccurl_multi_set_long(CURLM *multi, int option, long value) { return curl.multi_setopt(multi, option, value); }
int ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return curl.multi_add_handle(multi, easy); }
int ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return curl.multi_remove_handle(multi, easy); }
int ccurl_multi_perform(CURLM *multi, int *running) { return curl.multi_perform(multi, running); }
int ccurl_multi_wakeup(CURLM *multi) { return curl.multi_wakeup(multi); }
int ccurl_multi_poll(CURLM *multi, int milliseconds) { return curl.multi_poll(multi, NULL, 0, milliseconds, NULL); }

CURL *ccurl_multi_next_ended(CURLM *multi, int *code) {
    const int done = 1;
    int left = 0;
    for (message *next; (next = curl.multi_info_read(multi, &left)) != NULL;) {
        if (next->kind != done) continue;
        *code = next->data.code;
        return next->easy;
    }
    return NULL;
}
