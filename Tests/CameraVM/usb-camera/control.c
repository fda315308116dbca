// Control requests: standard USB ones, and UVC's probe/commit negotiation of format, size and rate.
#include <stdlib.h>
#include <string.h>
#include "usb_camera.h"

static struct stream_control probe;
struct stream_control commit;
static int alternate;

enum { SET_CUR = 0x01, GET_CUR = 0x81, GET_MIN, GET_MAX, GET_RES, GET_LEN, GET_INFO, GET_DEF };

static uint32_t get32(const uint8_t *at) { return at[0] | at[1] << 8 | at[2] << 16 | (uint32_t)at[3] << 24; }
static void put32(uint8_t *at, uint32_t value) { for (int i = 0; i < 4; i++) at[i] = value >> 8 * i; }

// A camera answers every wish with the nearest thing that it has.
static void settle(uint8_t *control) {
    if (control[2] < 1 || control[2] > format_count()) control[2] = 1;
    if (control[3] < 1 || control[3] > frame_count(control[2])) control[3] = 1;
    int64_t wish = get32(control + 4);
    uint32_t best = intervals[0];
    for (int i = 0; wish && i < 3; i++)
        if (llabs(intervals[i] - wish) < llabs((int64_t)best - wish)) best = intervals[i];
    put32(control + 4, best);
    struct size size = frame_size(control[3]);
    put32(control + 18, size.width * size.height * 2);
    put32(control + 22, options.bulk ? BULK_BYTES : ISO_BYTES);
}

uint32_t committed_interval(void) { return get32(commit.bytes + 4); }

void reset_control(void) {
    memset(&probe, 0, sizeof probe);
    settle(probe.bytes);
    commit = probe;
}

static int streaming_request(int selector, int request, const uint8_t *sent, int sent_length, uint8_t *out,
                             bool *started) {
    struct stream_control *control = selector == 1 ? &probe : &commit;
    int size = sizeof control->bytes;
    switch (request) {
    case SET_CUR:
        if (selector == 2 && options.stall_commit) return -1;
        memcpy(control->bytes, sent, sent_length < size ? sent_length : size);
        settle(control->bytes);
        if (selector == 2) { probe = commit; *started = true; }
        return 0;
    case GET_LEN: out[0] = size; out[1] = 0; return 2;
    case GET_INFO: out[0] = 3; return 1;
    default:
        memcpy(out, control->bytes, size);
        if (request == GET_CUR) return size;
        put32(out + 4, request == GET_MAX ? intervals[2] : intervals[0]);
        settle(out);
        return size;
    }
}

int control_request(const uint8_t setup[8], const uint8_t *sent, int sent_length, uint8_t *out,
                    const uint8_t **data, bool *started) {
    int type = setup[0], request = setup[1], value = setup[2] | setup[3] << 8, index = setup[4] | setup[5] << 8;
    *data = out;
    if (type == 0x80 && request == 6) return get_descriptor(value >> 8, value & 255, out, data);
    if (type == 0x80 && request == 0) { out[0] = out[1] = 0; return 2; }               // status
    if (type == 0x81 && request == 10) { out[0] = index == 1 ? alternate : 0; return 1; }
    if (type == 0x00 && (request == 9 || request == 5 || request == 3 || request == 1)) return 0;
    if (type == 0x02 && request == 1) return 0;                                         // clear halt
    if (type == 0x01 && request == 11) {                                                // set interface
        if (index == 1) { alternate = value; *started = true; }
        return 0;
    }
    int selector = value >> 8;
    if ((index & 255) == 1 && (selector == 1 || selector == 2) && (type == 0x21 || type == 0xa1))
        return streaming_request(selector, request, sent, sent_length, out, started);
    return -1;
}
