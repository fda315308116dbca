#!/bin/bash
# draw-clip.sh FILE   draws what the simulated camera sends as MJPEG: the bright block of usb-camera/pictures.c,
# 30 pictures sweeping right, 30 of rest, 30 sweeping left, 30 of rest, over a dark room with a soft light.
set -euo pipefail
ROOM=gradients=size=640x480:rate=30:c0=0x202020:c1=0x484848:x0=0:y0=0:x1=640:y1=480:speed=0.00001:duration=4
BLOCK=color=color=0xdcdcdc:size=128x240:rate=30:duration=4
LEFT="if(lt(n,30), 512*n/29, if(between(n,60,89), 512*(1-(n-60)/29), -999))"
ffmpeg -v error -y -f lavfi -i "$ROOM" -f lavfi -i "$BLOCK" \
    -filter_complex "[0][1]overlay=x='$LEFT':y=120:eval=frame,format=yuvj420p" \
    -frames:v 120 -c:v mjpeg -q:v 6 -huffman default -f mjpeg "$1"
