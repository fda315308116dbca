# A healthy USB camera in all its kinds, under the kernel's uvcvideo.
modules usb-common usbcore usbip-core vhci-hcd; capture_modules; modules uvcvideo

for kind in "" --bulk; do
    plug $kind
    probe --list
    check "listed$kind" "CAMERA $NODE name=.Simulated Camera"
    probe --frames 60
    check "yuyv-640$kind" 'opened camera=.Simulated Camera.* mode=.640×480 YUYV at 30 fps' 'closed' \
        'RESULT ok frames=6[0-9] fps=(29|30)[.0-9]* .*blocks=80x60 mean=[67]'
    probe --frames 130
    check "sweeps$kind" 'SWEEP right' 'SWEEP left' 'left=1 right=[12]'
    probe --frames 5 --twice
    check "free-once-closed$kind" 'opened' 'closed' 'RESULT ok' 'EVENT 0[.0-9]* opened' 'closed' 'RESULT ok'
    unplug
    plug $kind --small
    probe --frames 60
    check "yuyv-320$kind" 'mode=.320×240 YUYV at 30 fps' 'RESULT ok frames=6[0-9] fps=(29|30)[.0-9]* .*blocks=80x60'
    probe --photographs --frames 5
    check "photographs$kind" 'opened' 'PHOTO 320x240 mean=.[5-9][0-9], ' 'closed' 'RESULT ok frames=[5-9]'
    unplug
    plug $kind --clip /data/photo.mjpeg
    probe --photographs --frames 5 --seconds 60
    check "photographs-mjpeg$kind" 'mode=.1280×720 MJPG' 'PHOTO 1280x720 mean=.[5-9][0-9], ' 'RESULT ok frames=[5-9]'
    unplug
    plug $kind --mjpeg-only
    probe --frames 130 --seconds 60
    check "mjpeg-only$kind" 'mode=.640×480 MJPG .decoded. at 30 fps' 'SWEEP right' 'SWEEP left' 'RESULT ok'
    unplug
done

# Stopped by its owner while streaming, then opened by another program at once.
plug
probe --frames 20; v4l2-ctl -d $NODE --set-fmt-video=width=320,height=240,pixelformat=YUYV \
    --stream-mmap --stream-count=5 > /tmp/other 2>&1 && echo "OTHER streamed" >> $OUT
sed -i '/^EXIT/d' $OUT; echo "EXIT 0" >> $OUT
check other-program-after-us 'closed' 'RESULT ok' 'OTHER streamed'
unplug
