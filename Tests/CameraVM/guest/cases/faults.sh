# A USB camera with every fault, and what a cook does to it, under the kernel's uvcvideo.
modules usb-common usbcore usbip-core vhci-hcd; capture_modules; modules uvcvideo

plug --error-frame 10; probe --frames 40
check error-bit 'opened' 'RESULT ok frames=4[0-9] .*longest=0.0[67]'; unplug
plug --cut-frame 10; probe --frames 40
check cut-yuyv 'opened' 'RESULT ok frames=4[0-9] .*longest=0.0[67]'; unplug
plug --mjpeg-only --cut-frame 10; probe --frames 40 --seconds 60
check cut-jpeg 'opened' 'RESULT ok frames=4[0-9] .*longest=0.0[67]'; unplug
plug --mjpeg-only --cut-from 20; probe --until opened,unreadable,back --seconds 60
check all-jpegs-cut 'opened' 'kind=unreadable cause=.VIDIOC_DQBUF' 'back' 'RESULT ok'; unplug
plug --cut-from 20; probe --until frozen --seconds 60
check all-yuyv-cut 'opened' 'kind=(frozen|unreadable)' 'RESULT ok'; unplug

plug --stall-commit; probe --until driver --seconds 20
check stalled-commit 'kind=driver cause=.VIDIOC_STREAMON: E' 'closed' 'RESULT ok'; unplug

plug --freeze-after 1; probe --until opened,frozen,back --frames 10
check frozen-and-back 'opened' 'kind=frozen cause=.VIDIOC_DQBUF' 'back' 'RESULT ok'
apart frozen-noticed-in-2s opened frozen 2.7 3.6; unplug

# One process through it all: nothing plugged in, plugged in, pulled out, plugged in again.
probe_start --until noneFound,opened,unplugged,back --frames 10 --seconds 60
happens noneFound; plug; happens opened; sleep 1; unplug; happens unplugged; sleep 3; plug; probe_end
check plugged-unplugged-replugged 'kind=noneFound' 'opened' 'kind=unplugged cause=.VIDIOC_' 'back' 'RESULT ok'; unplug
plug --unplug-after 1; probe --until opened,unplugged
check unplug-noticed 'opened' 'kind=unplugged' 'RESULT ok'
apart unplug-noticed-at-once opened unplugged 0.5 1.6; wait $CAMERA

# The node belongs to root until somebody lets the cook use it.
plug; chmod 600 $NODE
probe_start_as_cook --until forbidden,opened --frames 10; happens forbidden; sleep 1; chmod 666 $NODE
probe_end
check forbidden-until-allowed 'kind=forbidden cause=.open: EACCES' 'opened' 'RESULT ok'; unplug
probe_start_as_cook --until noneFound,forbidden,opened --frames 10
happens noneFound; plug; happens forbidden; chmod 666 $NODE; probe_end
check udev-allows-later 'noneFound' 'kind=forbidden' 'opened' 'RESULT ok'; unplug

# Another program has it, and lets go; or is killed.
plug
v4l2-ctl -d $NODE --stream-mmap --stream-count=100 > /tmp/other 2>&1 & OTHER=$!; sleep 1
probe_start --until busy,opened --frames 10; happens busy; wait $OTHER; probe_end
check busy-until-closed 'kind=busy cause=.VIDIOC_[A-Z_]*: EBUSY' 'opened' 'RESULT ok'
v4l2-ctl -d $NODE --stream-mmap > /tmp/other 2>&1 & OTHER=$!; sleep 1
probe_start --until busy,opened --frames 10; happens busy; sleep 1; kill -9 $OTHER; probe_end
check busy-until-killed 'kind=busy' 'opened' 'RESULT ok'
apart freed-noticed-at-once busy opened 0.9 2.5; unplug

# A path is not believed.
probe --camera /dev/null --until notACamera
check null-is-no-camera 'kind=notACamera' 'RESULT ok'
probe --camera /dev/video9 --until noneFound
check no-such-camera 'kind=noneFound cause=.open: ENOENT' 'RESULT ok'
probe_start --camera $NODE --until noneFound,opened --frames 5; happens noneFound; plug; probe_end
check named-camera-comes 'noneFound' 'opened' 'RESULT ok'; unplug
