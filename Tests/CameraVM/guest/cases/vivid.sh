# The kernel's virtual video driver, which fails on request.
modules rc-core cec; capture_modules; modules videobuf2-dma-contig v4l2-dv-timings v4l2-tpg
insmod /mods/vivid.ko n_devs=1 node_types=0x1 num_inputs=1 input_types=0 no_error_inj=0
control() { v4l2-ctl -d $NODE -c "$1"; }
control osd_text_mode=2

probe --frames 50
check healthy 'opened camera=.vivid' 'RESULT ok frames=5[0-9]'
control percentage_of_dropped_buffers=30; probe --frames 60
check a-third-dropped 'opened' 'RESULT ok frames=6[0-9] .*longest=0.[1-9]'; control percentage_of_dropped_buffers=0

probe_start --frames 60; happens opened; control inject_v4l2_buf_flag_error=1; probe_end
check damaged-picture 'opened' 'closed' 'RESULT ok frames=6[0-9] .*longest=0.08'
probe_start --frames 60; happens opened
for i in 1 2 3 4 5 6; do control inject_vidioc_qbuf_error=1; usleep 200000; done; probe_end
check buffers-refused 'opened' 'closed' 'RESULT ok frames=6[0-9] .*longest=0.[01]'

control inject_vidioc_reqbufs_error=1; probe --until driver,opened --frames 10
check reqbufs-refused-once 'kind=driver cause=.VIDIOC_REQBUFS: E' 'opened' 'RESULT ok'
control inject_vidioc_streamon_error=1; probe --until driver,opened --frames 10
check streamon-refused-once 'kind=driver cause=.VIDIOC_STREAMON: E' 'opened' 'RESULT ok'

probe_start --until opened,unplugged,back --frames 10; happens opened; sleep 1; control inject_fatal_streaming_error=1
probe_end
check fatal-error-and-back 'opened' 'kind=unplugged cause=.VIDIOC_DQBUF: EIO' 'back' 'RESULT ok'
probe_start --until opened,unplugged,back --frames 10; happens opened; sleep 1; control disconnect=1; probe_end
check disconnect-and-back 'opened' 'kind=unplugged cause=.VIDIOC_DQBUF: E' 'back' 'RESULT ok'

DRIVER=/sys/bus/platform/drivers/vivid
probe_start --until opened,unplugged,back --frames 10; happens opened; sleep 1; echo vivid.0 > $DRIVER/unbind
happens unplugged; sleep 3; echo vivid.0 > $DRIVER/bind; probe_end
check unbound-and-bound 'opened' 'kind=unplugged' 'back' 'RESULT ok'

camera-probe --frames 60 > /tmp/first 2>&1 & FIRST=$!; sleep 1
probe_start --until busy,opened --frames 10; wait $FIRST; probe_end
check busy-with-ourselves 'kind=busy' 'opened' 'RESULT ok'
