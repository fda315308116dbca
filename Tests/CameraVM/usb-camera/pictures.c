// The pictures: a bright block that sweeps right, pauses, sweeps left, pauses (30 pictures each), or a clip's JPEGs.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include "usb_camera.h"

struct picture picture;

static const uint8_t *clip;
static size_t *starts;
static int jpegs;

void load_clip(const char *path) {
    struct stat status;
    int file = open(path, O_RDONLY);
    if (file < 0 || fstat(file, &status)) { perror(path); exit(1); }
    clip = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    starts = malloc(sizeof *starts * (status.st_size / 3 + 1));
    for (off_t i = 0; i + 3 < status.st_size; i++)
        if (clip[i] == 0xff && clip[i + 1] == 0xd8 && clip[i + 2] == 0xff) starts[jpegs++] = i;
    starts[jpegs] = status.st_size;
}

static void draw(struct size size, long number) {
    int leg = number / 30 % 4, step = number % 30;
    bool shown = leg == 0 || leg == 2;
    double across = leg == 0 ? step / 29. : 1 - step / 29.;
    int block = size.width / 5, left = across * (size.width - block), top = size.height / 4;
    // Whole rows at a time: loops over bytes are slow in an emulated processor.
    static uint8_t dark[4096], bright[4096];
    for (int i = 0; i < size.width; i++) {
        dark[i * 2] = 60;
        bright[i * 2] = 220;
        dark[i * 2 + 1] = bright[i * 2 + 1] = 128;
    }
    for (int y = 0; y < size.height; y++) {
        uint8_t *row = picture.bytes + y * size.width * 2;
        memcpy(row, dark, size.width * 2);
        if (shown && y >= top && y < top + size.height / 2) memcpy(row + left * 2, bright, block * 2);
    }
}

void take_picture(void) {
    if (!picture.bytes) picture.bytes = malloc(4 << 20);
    struct size size = frame_size(commit.bytes[3]);
    if (commit.bytes[2] == FORMAT_MJPEG) {
        static const uint8_t empty[] = {0xff, 0xd8, 0xff, 0xd9};
        int index = jpegs ? picture.number % jpegs : 0;
        picture.length = jpegs ? starts[index + 1] - starts[index] : sizeof empty;
        memcpy(picture.bytes, jpegs ? clip + starts[index] : empty, picture.length);
    } else {
        picture.length = size.width * size.height * 2;
        draw(size, picture.number);
    }
    bool is_cut = picture.number == options.cut_frame
        || (options.cut_from >= 0 && picture.number >= options.cut_from);
    if (is_cut) picture.length /= 3;
    picture.sent = 0;
    picture.toggle ^= 1;
    picture.pending = true;
}
