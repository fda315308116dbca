import Testing

@testable import Camera

@Suite("The cheapest useful mode is chosen")
struct CaptureModeTests {
    private func offer(
        _ format: StaticString, _ width: Int, _ height: Int, _ rate: Double = 30, decoded: Bool = false
    ) -> CaptureMode {
        CaptureMode(
            format: FourCC(format), width: width, height: height, framesPerSecond: rate, isDecoded: decoded)
    }

    private func chosen(_ offers: CaptureMode...) -> String? {
        let first = CaptureMode.preferred(from: offers).first
        #expect(
            first == CaptureMode.preferred(from: offers.reversed()).first, "whatever the order of the offers")
        return first?.description
    }

    @Test("A usual webcam: 640×480 raw at 30 fps")
    func usual() {
        #expect(
            chosen(
                offer("MJPG", 1280, 720, decoded: true), offer("MJPG", 640, 480, decoded: true),
                offer("YUYV", 1280, 720, 10), offer("YUYV", 640, 480), offer("YUYV", 640, 480, 15),
                offer("YUYV", 320, 240), offer("YU12", 640, 480, decoded: true)) == "640×480 YUYV at 30 fps")
    }

    @Test("Without 640×480 the nearest below it, before anything larger")
    func smaller() {
        #expect(
            chosen(offer("YUYV", 160, 120), offer("YUYV", 352, 288), offer("YUYV", 800, 600))
                == "352×288 YUYV at 30 fps")
        #expect(chosen(offer("YUYV", 1920, 1080), offer("YUYV", 1280, 720)) == "1280×720 YUYV at 30 fps")
        #expect(chosen(offer("YUYV", 80, 60), offer("YUYV", 1280, 720)) == "1280×720 YUYV at 30 fps")
    }

    @Test("A clip is smooth first, then as large as 1280×720")
    func film() {
        let offers = [
            offer("MJPG", 1920, 1080, decoded: true), offer("YUYV", 1280, 720, 10),
            offer("MJPG", 1280, 720, decoded: true), offer("YUYV", 640, 480),
        ]
        #expect(CaptureMode.forFilms(from: offers).first == offers[2])
        #expect(CaptureMode.forFilms(from: [offers[0], offers[1]]).first == offers[1])
    }

    @Test("Raw comes before JPEG, and JPEG before what only libv4l2 can decode")
    func raw() {
        #expect(
            chosen(offer("MJPG", 640, 480, decoded: true), offer("YUYV", 320, 240))
                == "320×240 YUYV at 30 fps")
        #expect(
            chosen(offer("YU12", 640, 480, decoded: true), offer("MJPG", 640, 480, decoded: true))
                == "640×480 MJPG (decoded) at 30 fps")
    }

    @Test("A hand's sweep needs its pictures: a slow raw mode loses against a smooth one")
    func smooth() {
        #expect(
            chosen(offer("YUYV", 640, 480, 5), offer("MJPG", 640, 480, decoded: true))
                == "640×480 MJPG (decoded) at 30 fps")
        #expect(chosen(offer("YUYV", 640, 480, 15), offer("YUYV", 320, 240)) == "320×240 YUYV at 30 fps")
        #expect(chosen(offer("YUYV", 640, 480, 60), offer("YUYV", 640, 480, 25)) == "640×480 YUYV at 25 fps")
    }

    @Test("Formats we cannot read are never chosen")
    func unreadable() {
        #expect(chosen(offer("H264", 640, 480), offer("Y16 ", 640, 480)) == nil)
        #expect(chosen(offer("H264", 640, 480), offer("GREY", 320, 240)) == "320×240 GREY at 30 fps")
        #expect(chosen(offer("YUYV", 0, 0)) == nil)
        #expect(chosen() == nil)
    }

    @Test("A driver that offers any size in a range is asked for 640×480, or what its steps allow")
    func ranges() {
        let free = PictureSize.nearest(width: (2, 4096, 2), height: (2, 2160, 2))
        #expect(free == PictureSize(width: 640, height: 480))
        let stepped = PictureSize.nearest(width: (48, 1000, 100), height: (32, 300, 16))
        #expect(stepped == PictureSize(width: 548, height: 288))
        let large = PictureSize.nearest(width: (1280, 1920, 16), height: (720, 1080, 16))
        #expect(large == PictureSize(width: 1280, height: 720))
        let broken = PictureSize.nearest(width: (0, 0, 0), height: (100, 50, 0))
        #expect(broken == PictureSize(width: 0, height: 100))
    }

    @Test("Four-letter codes read as V4L2 writes them")
    func codes() {
        #expect(FourCC("YUYV").code == 0x5659_5559)
        #expect(FourCC("YUYV").description == "YUYV")
        #expect(FourCC("Y16").description == "Y16 ")
        #expect(FourCC(code: 0x0102_4142).description == "BA??")
    }

    @Test("For a photograph the most pixels that a screen shows, and a picture one can aim by (AR04)")
    func photographs() {
        func chosen(_ offers: CaptureMode...) -> String? {
            let first = CaptureMode.forPhotographs(from: offers).first
            #expect(first == CaptureMode.forPhotographs(from: offers.reversed()).first)
            return first?.description
        }
        #expect(
            chosen(
                offer("YUYV", 640, 480), offer("YUYV", 1280, 720, 10),
                offer("MJPG", 1280, 720, decoded: true),
                offer("MJPG", 3840, 2160, decoded: true)) == "1280×720 MJPG (decoded) at 30 fps")
        #expect(
            chosen(offer("YUYV", 1920, 1080, 2), offer("YUYV", 1280, 720, 10), offer("GREY", 1920, 1080))
                == "1280×720 YUYV at 10 fps")
        #expect(chosen(offer("MJPG", 3840, 2160, decoded: true)) == "3840×2160 MJPG (decoded) at 30 fps")
        #expect(chosen(offer("RGGB", 640, 480)) == nil)
    }
}
