// A USB webcam in user space. It plugs itself into the kernel's own virtual host controller (vhci-hcd, the kernel
// side of USB/IP) over a socket pair, so that the real uvcvideo driver finds and drives it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// What the command line asks for; -1 means never.
struct options {
    const char *clip;      // concatenated JPEGs, played in a loop as the MJPEG format
    bool bulk;             // bulk transfers instead of isochronous ones
    bool mjpeg_only;       // no YUYV format
    bool small;            // 320x240 only
    bool stall_commit;     // refuse to start streaming
    long error_frame;      // this picture carries UVC's error bit
    long cut_frame;        // this picture ends after a third of its bytes
    long cut_from;         // from this picture on every one does
    double freeze_after;   // seconds of streaming until it goes silent, until streaming is started anew
    double unplug_after;   // seconds of streaming until the plug is pulled
};
extern struct options options;

double seconds_now(void);

// --- descriptors.c: what the camera says it is

enum { FORMAT_MJPEG = 1, FORMAT_YUYV = 2 };
enum { ISO_BYTES = 3072, BULK_BYTES = 16384 };

struct size { int width, height; };
struct size frame_size(int frame_index);   // UVC counts frames and formats from 1
int format_count(void);
int frame_count(int format);
extern const uint32_t intervals[3];         // in 100 ns, the fastest first

void build_descriptors(void);
// Fills `out` (256 bytes) or points `*data` elsewhere; returns the length, -1 for what the camera doesn't have.
int get_descriptor(int type, int index, uint8_t *out, const uint8_t **data);

// --- control.c: negotiation on endpoint 0

struct stream_control { uint8_t bytes[26]; };   // UVC 1.0's probe and commit control
extern struct stream_control commit;
uint32_t committed_interval(void);
void reset_control(void);
// One control request; returns the reply's length or -1 to stall. `started` tells that a new stream begins.
int control_request(const uint8_t setup[8], const uint8_t *sent, int sent_length, uint8_t *out,
                    const uint8_t **data, bool *started);

// --- pictures.c: what the camera sees

struct picture { uint8_t *bytes; int length, sent; bool pending; long number; int toggle; };
extern struct picture picture;
void load_clip(const char *path);
void take_picture(void);

// --- usbip.c: the wire

bool read_request(int socket, bool *started);   // handles one message of the kernel; false when it hung up
void send_picture(int socket);                   // into as many waiting transfers as it takes
bool host_waits(void);                           // the driver has transfers queued for the video endpoint
