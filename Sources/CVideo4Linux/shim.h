#pragma once
#include <errno.h>
#include <fcntl.h>
#include <libv4l2.h>
#include <libv4lconvert.h>
#include <linux/videodev2.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/sysmacros.h>

// v4l2_open is variadic, which Swift cannot call.
static inline int v4l_open(const char *path) { return v4l2_open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC); }

// v4l2_ioctl is variadic; a signal's EINTR means "ask again" for every request.
static inline int v4l_ioctl(int fd, unsigned long request, void *argument) {
    int answer;
    do answer = v4l2_ioctl(fd, request, argument); while (answer < 0 && errno == EINTR);
    return answer;
}

// libv4l2 reports errors on stderr, a cook's terminal; every one of them reaches us as an errno as well.
static inline void v4l_be_quiet(void) { if (!v4l2_log_file) v4l2_log_file = fopen("/dev/null", "we"); }

// eventfd's header is not part of the Glibc module, and EFD_* are enumerators of an anonymous enum.
static inline int eventfd_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// glibc shows strerrorname_np to _GNU_SOURCE only, which a module's header cannot define in time.
extern const char *strerrorname_np(int code);

// prctl is variadic; it names the calling thread, for top, perf and debuggers.
static inline void thread_call_itself(const char *name) { prctl(PR_SET_NAME, name); }

// major() and minor() are function-like macros.
static inline unsigned device_major(unsigned long device) { return major(device); }
static inline unsigned device_minor(unsigned long device) { return minor(device); }

// The VIDIOC_* requests are function-like macros (_IOWR …).
#define REQUEST(name) static const unsigned long v4l_##name = VIDIOC_##name;
REQUEST(QUERYCAP)
REQUEST(ENUM_FMT)
REQUEST(ENUM_FRAMESIZES)
REQUEST(ENUM_FRAMEINTERVALS)
REQUEST(S_FMT)
REQUEST(S_PARM)
REQUEST(REQBUFS)
REQUEST(QUERYBUF)
REQUEST(QBUF)
REQUEST(DQBUF)
REQUEST(STREAMON)
REQUEST(STREAMOFF)
REQUEST(QUERYCTRL)
REQUEST(G_CTRL)
REQUEST(S_CTRL)
#undef REQUEST

// A macro that adds to another macro.
static const unsigned v4l_exposure_auto_priority = V4L2_CID_EXPOSURE_AUTO_PRIORITY;
