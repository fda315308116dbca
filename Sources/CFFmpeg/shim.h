#pragma once
#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>
#include <sys/eventfd.h>

// Swift does not see macros that compute; each is a function here.
static inline int ffmpeg_end_of_file(void) { return AVERROR_EOF; }
static inline int ffmpeg_try_again(void) { return AVERROR(EAGAIN); }
static inline int64_t ffmpeg_no_time(void) { return AV_NOPTS_VALUE; }
static inline uint64_t ffmpeg_rgb(void) { return AV_PIX_FMT_FLAG_RGB; }

// Formats whose first component cannot be read as whole bytes in memory, lowest first.
static inline uint64_t ffmpeg_unreadable(void) {
    return AV_PIX_FMT_FLAG_BE | AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_HWACCEL
        | AV_PIX_FMT_FLAG_BAYER | AV_PIX_FMT_FLAG_FLOAT;
}

// Swift's Glibc module leaves <sys/eventfd.h> out.
static inline int ffmpeg_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// The arrays of a frame reach Swift as tuples.
static inline int ffmpeg_scale(struct SwsContext *scaler, const AVFrame *frame, uint8_t *const planes[], const int strides[]) {
    return sws_scale(scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides);
}

// Where a film doesn't say how its colours are stored, high pictures are BT.709 and others BT.601, as players have it.
static inline int ffmpeg_matrix(enum AVColorSpace space, int height) {
    switch (space) {
    case AVCOL_SPC_BT709: return SWS_CS_ITU709;
    case AVCOL_SPC_BT470BG: case AVCOL_SPC_SMPTE170M: return SWS_CS_ITU601;
    case AVCOL_SPC_BT2020_NCL: case AVCOL_SPC_BT2020_CL: return SWS_CS_BT2020;
    default: return height >= 720 ? SWS_CS_ITU709 : SWS_CS_ITU601;
    }
}

// Fills a frame from pixels; its planes, too, are tuples in Swift.
static inline int ffmpeg_draw(struct SwsContext *scaler, const uint8_t *const pixels[], const int strides[], int height, AVFrame *frame) {
    return sws_scale(scaler, pixels, strides, 0, height, frame->data, frame->linesize);
}
