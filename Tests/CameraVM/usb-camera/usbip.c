// The USB/IP protocol as the kernel's vhci-hcd speaks it (Documentation/usb/usbip_protocol.rst), big-endian.
#include <arpa/inet.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "usb_camera.h"

enum { CMD_SUBMIT = 1, CMD_UNLINK = 2, RET_SUBMIT = 3, RET_UNLINK = 4 };

struct header {
    uint32_t command, sequence, device, direction, endpoint;
    uint32_t flags_or_status, length, start_frame, packets, interval_or_errors;
    uint8_t setup[8];
};
struct packet { uint32_t offset, length, actual, status; };
struct transfer { uint32_t sequence; struct packet *packets; int packet_count, length; };

enum { MOST_TRANSFERS = 256, HEADER = sizeof(struct header) };
static struct transfer waiting[MOST_TRANSFERS];
static int waiting_count;
static uint8_t reply[HEADER + 200000];

static bool read_all(int socket, void *into, int count) {
    for (uint8_t *at = into; count > 0;) {
        int got = read(socket, at, count);
        if (got <= 0) return false;
        at += got;
        count -= got;
    }
    return true;
}

static void write_all(int socket, const void *from, int count) {
    for (const uint8_t *at = from; count > 0;) {
        int put = write(socket, at, count);
        if (put <= 0) return;
        at += put;
        count -= put;
    }
}

// Answers a transfer whose `length` bytes already lie behind the header in `reply`.
static void answer(int socket, uint32_t sequence, int status, int length, int actual, struct transfer *iso) {
    struct header header = {.command = htonl(RET_SUBMIT), .sequence = sequence};
    int packets = iso ? iso->packet_count : 0;
    header.flags_or_status = htonl(status);
    header.length = htonl(actual);
    header.packets = htonl(packets);
    memcpy(reply, &header, HEADER);
    if (packets) memcpy(reply + HEADER + length, iso->packets, packets * sizeof(struct packet));
    write_all(socket, reply, HEADER + length + packets * sizeof(struct packet));
}

// One payload: UVC's two-byte header and as much of the picture as fits.
static int payload(uint8_t *out, int room) {
    int count = picture.length - picture.sent;
    if (count > room - 2) count = room - 2;
    bool ends = picture.sent + count >= picture.length;
    out[0] = 2;
    out[1] = 0x80 | picture.toggle | (ends ? 2 : 0) | (picture.number == options.error_frame ? 0x40 : 0);
    memcpy(out + 2, picture.bytes + picture.sent, count);
    picture.sent += count;
    return count + 2;
}

static struct transfer take_waiting(int index) {
    struct transfer taken = waiting[index];
    waiting_count--;
    memmove(waiting + index, waiting + index + 1, (waiting_count - index) * sizeof *waiting);
    return taken;
}

bool host_waits(void) { return waiting_count > 0; }

void send_picture(int socket) {
    while (picture.pending && waiting_count) {
        struct transfer transfer = take_waiting(0);
        uint8_t *out = reply + HEADER;
        int total = 0;
        if (transfer.packet_count) {
            for (int i = 0; i < transfer.packet_count; i++) {
                struct packet *packet = &transfer.packets[i];
                bool left = picture.sent < picture.length;
                int count = left ? payload(out + total, ntohl(packet->length)) : 0;
                packet->actual = htonl(count);
                packet->status = 0;
                total += count;
            }
            answer(socket, transfer.sequence, 0, total, total, &transfer);
            free(transfer.packets);
        } else {
            total = payload(out, transfer.length);
            answer(socket, transfer.sequence, 0, total, total, 0);
        }
        if (picture.sent >= picture.length) { picture.pending = false; picture.number++; }
    }
}

static void control(int socket, const struct header *header, const uint8_t *sent, int length, bool *started) {
    uint8_t out[256];
    const uint8_t *data = out;
    int count = control_request(header->setup, sent, length, out, &data, started);
    int room = header->setup[6] | header->setup[7] << 8;
    if (count < 0) { answer(socket, header->sequence, -EPIPE, 0, 0, 0); return; }
    bool is_read = header->setup[0] & 0x80;
    if (count > room) count = room;
    if (is_read) memcpy(reply + HEADER, data, count);
    answer(socket, header->sequence, 0, is_read ? count : 0, is_read ? count : length, 0);
}

static bool submit(int socket, const struct header *header, bool *started) {
    static uint8_t sent[70000];
    int length = ntohl(header->length), packets = (int)ntohl(header->packets);
    if (packets < 0) packets = 0;
    bool is_out = header->direction == 0;
    if (is_out && (length > (int)sizeof sent || !read_all(socket, sent, length))) return false;
    struct packet *descriptions = 0;
    if (packets) {
        descriptions = malloc(packets * sizeof *descriptions);
        if (!read_all(socket, descriptions, packets * sizeof *descriptions)) return false;
    }
    if (header->endpoint == 0) {
        control(socket, header, sent, length, started);
    } else if (waiting_count < MOST_TRANSFERS) {
        waiting[waiting_count++] = (struct transfer){header->sequence, descriptions, packets, length};
    }
    return true;
}

static void unlink_transfer(int socket, const struct header *header) {
    int status = 0;
    for (int i = 0; i < waiting_count; i++) {
        if (waiting[i].sequence != header->flags_or_status) continue;
        free(take_waiting(i).packets);
        status = -ECONNRESET;
        break;
    }
    struct header gone = {.command = htonl(RET_UNLINK), .sequence = header->sequence};
    gone.flags_or_status = htonl(status);
    write_all(socket, &gone, HEADER);
}

bool read_request(int socket, bool *started) {
    struct header header;
    if (!read_all(socket, &header, HEADER)) return false;
    if (ntohl(header.command) == CMD_SUBMIT) return submit(socket, &header, started);
    if (ntohl(header.command) == CMD_UNLINK) unlink_transfer(socket, &header);
    return true;
}
