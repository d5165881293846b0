#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The part of libcurl's C interface that the app uses. curl keeps it stable, so that building needs no system header;
/// functions have curl's names with a second c.

#define CURLE_OK 0
#define CURLE_COULDNT_RESOLVE_PROXY 5
#define CURLE_COULDNT_RESOLVE_HOST 6
#define CURLE_COULDNT_CONNECT 7
#define CURLE_PARTIAL_FILE 18
#define CURLE_OPERATION_TIMEDOUT 28
#define CURLE_SSL_CONNECT_ERROR 35
#define CURLE_GOT_NOTHING 52
#define CURLE_SEND_ERROR 55
#define CURLE_RECV_ERROR 56
#define CURLE_PEER_FAILED_VERIFICATION 60
#define CURLE_FILESIZE_EXCEEDED 63
#define CURLE_SSL_CACERT_BADFILE 77
#define CURLE_PROXY 97

#define CURLOPT_WRITEDATA 10001
#define CURLOPT_URL 10002
#define CURLOPT_PROXY 10004
#define CURLOPT_ERRORBUFFER 10010
#define CURLOPT_WRITEFUNCTION 20011
#define CURLOPT_USERAGENT 10018
#define CURLOPT_HTTPHEADER 10023
#define CURLOPT_HEADERDATA 10029
#define CURLOPT_CAINFO 10065
#define CURLOPT_HEADERFUNCTION 20079
#define CURLOPT_FRESH_CONNECT 74
#define CURLOPT_FORBID_REUSE 75
#define CURLOPT_HTTP_VERSION 84
#define CURLOPT_NOSIGNAL 99
#define CURLOPT_ACCEPT_ENCODING 10102
#define CURLOPT_PRIVATE 10103
#define CURLOPT_MAXFILESIZE_LARGE 30117
#define CURLOPT_CONNECTTIMEOUT_MS 156
#define CURLOPT_PROTOCOLS 181
#define CURLOPT_PATH_AS_IS 234
#define CURLOPT_PREREQFUNCTION 20312
#define CURLOPT_PREREQDATA 10313
#define CURLOPT_QUICK_EXIT 322

#define CURL_HTTP_VERSION_1_1 2
#define CURLPROTO_HTTP 1
#define CURLPROTO_HTTPS 2
#define CURL_ERROR_SIZE 256

#define CURLINFO_RESPONSE_CODE 0x200002
#define CURLINFO_PRIVATE 0x100015
#define CURLINFO_HTTP_CONNECTCODE 0x200016
#define CURLINFO_ACTIVESOCKET 0x50002c

#define CURLM_OK 0
#define CURLMOPT_MAXCONNECTS 6

typedef struct CURL CURL;
typedef struct CURLM CURLM;
typedef struct curl_slist curl_slist;

/// Receives a part of a response. Any result except `size * count` cancels the transfer.
typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Called before a request is sent. Any result except zero cancels the transfer.
typedef int (*ccurl_check)(void *context, char *remote, char *local, int remote_port, int local_port);

/// Loads and initializes the system's libcurl; returns whether version 7.68 or later is available. Must be called
/// before any other function.
bool ccurl_open(void);

/// Makes glibc return every freed block of 128 kB or more to the system at once. By default, that limit rises to the
/// size of the largest block freed so far, and smaller ones are kept.
void ccurl_return_large_blocks(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
const char *ccurl_easy_strerror(int code);
curl_slist *ccurl_slist_append(curl_slist *list, const char *text);
void ccurl_slist_free_all(curl_slist *list);

/// `curl_easy_setopt`, which is variadic, for each type of value.
int ccurl_set_long(CURL *easy, int option, long value);
int ccurl_set_offset(CURL *easy, int option, int64_t value);
int ccurl_set_pointer(CURL *easy, int option, const void *value);
int ccurl_set_receiver(CURL *easy, int option, ccurl_receiver value);
int ccurl_set_check(CURL *easy, int option, ccurl_check value);

/// `curl_easy_getinfo`, for each type of value.
long ccurl_get_long(CURL *easy, int info);
int ccurl_get_socket(CURL *easy, int info);
void *ccurl_get_pointer(CURL *easy, int info);

/// `curl_multi_init`, but returns `NULL` also if `curl_multi_wakeup` would never work, for lack of descriptors.
CURLM *ccurl_multi_init(void);
int ccurl_multi_cleanup(CURLM *multi);
int ccurl_multi_set_long(CURLM *multi, int option, long value);
int ccurl_multi_add_handle(CURLM *multi, CURL *easy);
int ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
int ccurl_multi_perform(CURLM *multi, int *running);
int ccurl_multi_wakeup(CURLM *multi);

/// `curl_multi_poll`, with only the descriptors of the transfers.
int ccurl_multi_poll(CURLM *multi, int milliseconds);

/// `curl_multi_info_read`: returns the next transfer that has ended and its code, or `NULL`.
CURL *ccurl_multi_next_ended(CURLM *multi, int *code);

#endif
