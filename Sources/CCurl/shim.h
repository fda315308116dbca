#pragma once
#include <curl/curl.h>
#include <sys/prctl.h>

// Swift can't call functions with a variable number of arguments; so one for each kind of argument.

// Numbers and switches: times, limits, "follow no redirects".
static inline CURLcode curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

// Sizes that need 64 bits on every machine: the limit of a file's bytes.
static inline CURLcode curl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

// Texts, which curl copies: the address, the user agent.
static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

// Lists, which must live as long as the transfer: the headers.
static inline CURLcode curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

// What the callbacks below are called with.
static inline CURLcode curl_set_context(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

// Takes the bytes of the answer, unpacked.
static inline CURLcode curl_set_write(CURL *handle, size_t (*take)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
}

// Takes the headers of the answer, a line a call, and the empty one behind them.
static inline CURLcode curl_set_header(CURL *handle, size_t (*take)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, take);
}

// Gives the bytes of the request's body.
static inline CURLcode curl_set_read(CURL *handle, size_t (*give)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_READFUNCTION, give);
}

// Begins the body anew, when a kept connection turns out to be dead.
static inline CURLcode curl_set_seek(CURL *handle, int (*seek)(void *, curl_off_t, int)) {
    return curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, seek);
}

// Is asked for a socket to an address that a name was resolved to, before anything is sent there.
static inline CURLcode curl_set_open_socket(
    CURL *handle, curl_socket_t (*open)(void *, curlsocktype, struct curl_sockaddr *)) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open);
}

// Is told what is said on the connection, in both directions; only where CURLOPT_VERBOSE is on.
static inline CURLcode curl_set_debug(
    CURL *handle, int (*note)(CURL *, curl_infotype, char *, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_DEBUGFUNCTION, note);
}

// Numbers of a finished transfer: the status of the answer.
static inline long curl_get_long(CURL *handle, CURLINFO info) {
    long value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

// Texts of a finished transfer, which curl keeps as long as the handle: where a redirect leads; null if there is none.
static inline const char *curl_get_text(CURL *handle, CURLINFO info) {
    char *value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

// The next transfer that is over, and what became of it; null if none is.
static inline CURL *curl_multi_next_done(CURLM *several, CURLcode *result) {
    int left = 0;
    for (CURLMsg *message; (message = curl_multi_info_read(several, &left));)
        if (message->msg == CURLMSG_DONE) {
            *result = message->data.result;
            return message->easy_handle;
        }
    return 0;
}

// Numbers for all transfers at once: connections to one server.
static inline CURLMcode curl_multi_set_long(CURLM *several, CURLMoption option, long value) {
    return curl_multi_setopt(several, option, value);
}

// The calling thread's name, for whoever looks at the program from outside; prctl takes any number of arguments.
static inline void curl_thread_call_itself(const char *name) { prctl(PR_SET_NAME, name); }
