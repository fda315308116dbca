// The descriptors of a UVC 1.0 camera: one camera terminal, one output, MJPEG and uncompressed YUYV.
#include <string.h>
#include "usb_camera.h"

static const struct size sizes[] = {{640, 480}, {320, 240}, {1280, 720}};
const uint32_t intervals[3] = {333333, 666666, 1000000};

static uint8_t configuration[1024];
static int length;

struct size frame_size(int frame_index) {
    return sizes[options.small ? 1 : frame_index - 1];
}

int format_count(void) { return options.mjpeg_only ? 1 : 2; }

int frame_count(int format) {
    if (options.small) return 1;
    return format == FORMAT_MJPEG ? 3 : 2;
}

static void add8(int value) { configuration[length++] = value; }
static void add16(int value) { add8(value & 255); add8(value >> 8 & 255); }
static void add32(uint32_t value) { add16(value & 0xffff); add16(value >> 16); }
static void add(const uint8_t *bytes, int count) { memcpy(configuration + length, bytes, count); length += count; }
#define ADD(...) do { const uint8_t bytes[] = {__VA_ARGS__}; add(bytes, sizeof bytes); } while (0)

static void add_frame(int format, int index) {
    struct size size = frame_size(index);
    ADD(26 + 12, 0x24, format == FORMAT_MJPEG ? 7 : 5, index, 0);
    add16(size.width);
    add16(size.height);
    add32(size.width * size.height * 16 * 10);   // slowest and fastest bit rate
    add32(size.width * size.height * 16 * 30);
    add32(size.width * size.height * 2);         // largest picture
    add32(intervals[0]);
    add8(3);
    for (int i = 0; i < 3; i++) add32(intervals[i]);
}

static void add_format(int format) {
    int frames = frame_count(format);
    if (format == FORMAT_MJPEG) {
        ADD(11, 0x24, 6, FORMAT_MJPEG, frames, 1, 1, 0, 0, 0, 0);
    } else {
        ADD(27, 0x24, 4, FORMAT_YUYV, frames);
        add((const uint8_t *)"YUY2\0\0\x10\0\x80\0\0\xaa\0\x38\x9b\x71", 16);
        ADD(16, 1, 0, 0, 0, 0);
    }
    for (int i = 1; i <= frames; i++) add_frame(format, i);
}

void build_descriptors(void) {
    length = 0;
    ADD(9, 2, 0, 0, 2, 1, 0, 0x80, 250);                       // configuration; its length is filled in below
    ADD(8, 11, 0, 2, 14, 3, 0, 0);                             // interfaces 0 and 1 belong together
    ADD(9, 4, 0, 0, 0, 14, 1, 0, 0);                           // interface 0: control
    int header = length;
    ADD(13, 0x24, 1, 0x00, 0x01, 0, 0);
    add32(48000000);
    ADD(1, 1);
    ADD(18, 0x24, 2, 1, 0x01, 0x02, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0);   // camera terminal
    ADD(9, 0x24, 3, 2, 0x01, 0x01, 0, 1, 0);                   // output terminal
    configuration[header + 5] = length - header;
    ADD(9, 4, 1, 0, options.bulk ? 1 : 0, 14, 2, 0, 0);        // interface 1: streaming
    int stream = length, formats = format_count();
    ADD(13 + formats, 0x24, 1, formats, 0, 0, 0x81, 0, 2, 0, 0, 0, 1);
    for (int i = 0; i < formats; i++) add8(0);
    for (int i = 1; i <= formats; i++) add_format(i);
    configuration[stream + 4] = (length - stream) & 255;
    configuration[stream + 5] = (length - stream) >> 8;
    if (options.bulk) {
        ADD(7, 5, 0x81, 2, 0x00, 0x02, 0);                     // bulk endpoint, 512 bytes a packet
    } else {
        ADD(9, 4, 1, 1, 1, 14, 2, 0, 0);
        ADD(7, 5, 0x81, 5, 0x00, 0x14, 1);                     // isochronous endpoint, 3 x 1024 bytes
    }
    configuration[2] = length & 255;
    configuration[3] = length >> 8;
}

static int string_descriptor(int index, uint8_t *out) {
    static const char *const strings[] = {"", "Hands Off", "Simulated Camera"};
    if (index == 0) { memcpy(out, "\4\3\x09\x04", 4); return 4; }
    if (index > 2) return -1;
    int count = strlen(strings[index]);
    out[0] = 2 + 2 * count;
    out[1] = 3;
    for (int i = 0; i < count; i++) { out[2 + 2 * i] = strings[index][i]; out[3 + 2 * i] = 0; }
    return out[0];
}

int get_descriptor(int type, int index, uint8_t *out, const uint8_t **data) {
    static const uint8_t device[18] = {18, 1, 0, 2, 0xef, 2, 1, 64, 0x5a, 0x4e, 1, 0, 0, 1, 1, 2, 0, 1};
    static const uint8_t qualifier[10] = {10, 6, 0, 2, 0xef, 2, 1, 64, 1, 0};
    switch (type) {
    case 1: *data = device; return sizeof device;
    case 2: *data = configuration; return length;
    case 3: return string_descriptor(index, out);
    case 6: *data = qualifier; return sizeof qualifier;
    default: return -1;
    }
}
