import Glibc
import Testing

@testable import Camera

@Suite("Every trouble is understood")
struct CameraTroubleTests {
    @Test(
        "The kernel's refusals are understood",
        arguments: [
            (EBUSY, "VIDIOC_S_FMT", CameraTrouble.Kind.busy), (EACCES, "open", .forbidden),
            (EPERM, "open", .forbidden),
            (ENOENT, "open", .noneFound), (ENODEV, "open", .noneFound),
            (ENODEV, "VIDIOC_REQBUFS", .unplugged),
            (ENXIO, "open", .noneFound), (EIO, "VIDIOC_STREAMON", .driver),
            (ENOSPC, "VIDIOC_STREAMON", .driver),
        ])
    func refusals(code: Int32, operation: String, kind: CameraTrouble.Kind) {
        #expect(CameraTrouble.refused(operation, code: code, path: "/dev/video0").kind == kind)
    }

    @Test("The cause names operation, error and device for the log")
    func cause() {
        let trouble = CameraTrouble.refused("VIDIOC_STREAMON", code: ENOSPC, path: "/dev/video2")
        #expect(trouble.cause == "VIDIOC_STREAMON: ENOSPC (/dev/video2)")
        #expect(trouble.isOverload && !CameraTrouble(.driver, operation: "open", code: EIO).isOverload)
        #expect(CameraTrouble(.noneFound, operation: "opendir").cause == "opendir")
        #expect(CameraTrouble(.driver, operation: "open", code: 9999).cause == "open: errno 9999")
    }
}
