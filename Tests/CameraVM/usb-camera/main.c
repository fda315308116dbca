// usb-camera [--clip FILE] [--bulk] [--mjpeg-only] [--small] [fault ...]   plugged in until SIGTERM; see usb_camera.h
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include "usb_camera.h"

struct options options = {
    .error_frame = -1, .cut_frame = -1, .cut_from = -1, .freeze_after = -1, .unplug_after = -1,
};

static volatile sig_atomic_t pulled;
static void pull_plug(int signal) { (void)signal; pulled = 1; }

double seconds_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static void read_options(int count, char **words) {
    for (int i = 1; i < count; i++) {
        const char *word = words[i], *value = i + 1 < count ? words[i + 1] : "";
        if (!strcmp(word, "--bulk")) options.bulk = true;
        else if (!strcmp(word, "--mjpeg-only")) options.mjpeg_only = true;
        else if (!strcmp(word, "--small")) options.small = true;
        else if (!strcmp(word, "--stall-commit")) options.stall_commit = true;
        else if (!strcmp(word, "--clip")) options.clip = value, i++;
        else if (!strcmp(word, "--error-frame")) options.error_frame = atol(value), i++;
        else if (!strcmp(word, "--cut-frame")) options.cut_frame = atol(value), i++;
        else if (!strcmp(word, "--cut-from")) options.cut_from = atol(value), i++;
        else if (!strcmp(word, "--freeze-after")) options.freeze_after = atof(value), i++;
        else if (!strcmp(word, "--unplug-after")) options.unplug_after = atof(value), i++;
        else { fprintf(stderr, "usb-camera: what is %s?\n", word); exit(2); }
    }
}

static void tell_controller(const char *attribute, const char *value) {
    char path[128];
    snprintf(path, sizeof path, "/sys/devices/platform/vhci_hcd.0/%s", attribute);
    int file = open(path, O_WRONLY);
    if (file < 0 || write(file, value, strlen(value)) < 0) { perror(path); exit(1); }
    close(file);
}

static int plug_in(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) { perror("socketpair"); exit(1); }
    char line[64];
    snprintf(line, sizeof line, "0 %d 65538 3", ends[0]);   // port 0, bus 1 device 2, high speed
    tell_controller("attach", line);
    close(ends[0]);
    return ends[1];
}

// Streams until the plug is pulled or the host hangs up.
static void run(int socket) {
    double streaming_since = 0, next_picture = seconds_now();
    bool froze = false;
    while (!pulled) {
        double now = seconds_now();
        if (host_waits() && !streaming_since) streaming_since = now;
        double streamed = streaming_since ? now - streaming_since : 0;
        if (options.unplug_after >= 0 && streamed >= options.unplug_after) return;
        if (options.freeze_after >= 0 && streamed > options.freeze_after) froze = true;
        if (host_waits() && !picture.pending && !froze && now >= next_picture) {
            take_picture();
            next_picture += committed_interval() * 1e-7;
            if (next_picture < now) next_picture = now;
        }
        send_picture(socket);

        double wait = 1;
        if (froze) wait = 0.2;
        else if (host_waits() && !picture.pending) wait = next_picture - seconds_now();
        if (options.unplug_after >= 0 && streaming_since && options.unplug_after - streamed < wait)
            wait = options.unplug_after - streamed;
        struct pollfd source = {socket, POLLIN, 0};
        if (poll(&source, 1, wait < 0 ? 0 : wait * 1000 + 1) <= 0) continue;

        bool started = false;
        if (!read_request(socket, &started)) return;
        if (started) {
            picture.pending = false;
            picture.number = 0;
            next_picture = seconds_now();
            // Starting the stream anew wakes a frozen camera for good.
            if (froze) { froze = false; options.freeze_after = -1; }
        }
    }
}

int main(int count, char **words) {
    read_options(count, words);
    if (options.clip) load_clip(options.clip);
    build_descriptors();
    reset_control();
    signal(SIGPIPE, SIG_IGN);
    struct sigaction action = {.sa_handler = pull_plug};
    sigaction(SIGTERM, &action, 0);
    sigaction(SIGINT, &action, 0);
    int socket = plug_in();
    run(socket);
    tell_controller("detach", "0");
    // The kernel lets go of the port once it has seen the end of the line.
    char rest[4096];
    struct pollfd source = {socket, POLLIN, 0};
    while (poll(&source, 1, 500) > 0 && read(socket, rest, sizeof rest) > 0) {}
    return 0;
}
