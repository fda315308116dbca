import Foundation
import Testing

@testable import Belongings
@testable import Screen

@Suite("Surroundings") struct SurroundingsTests {
    @Test("Resources are found beside the program, or in share when it is installed")
    func resources() throws {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(path: "bin")
        #expect(ResourceFolder.find("A", besides: program) == nil)
        let shared = folder.url.appending(path: "share/hands-off/A.resources")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        #expect(ResourceFolder.find("A", besides: program)?.path == shared.path)
        let beside = program.appending(path: "A.resources")
        try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
        #expect(ResourceFolder.find("A", besides: program)?.path == beside.path)
    }

    @Test("The scale is the cook's word, then the desktop's, then the panel's if it is beyond doubt")
    func scale() {
        #expect(DisplayScale.decide([:], desktop: 0, panel: 0) == 1)
        #expect(DisplayScale.decide([:], desktop: 192, panel: 96) == 2)
        #expect(DisplayScale.decide([:], desktop: 120, panel: 0) == 1.25)
        #expect(DisplayScale.decide([:], desktop: 0, panel: 157) == 1)
        #expect(DisplayScale.decide([:], desktop: 0, panel: 230) == 2)
        #expect(DisplayScale.decide([:], desktop: 0, panel: 5000) == 1)
        #expect(DisplayScale.decide(["GDK_SCALE": "2"], desktop: 96, panel: 0) == 2)
        #expect(DisplayScale.decide(["HANDS_OFF_SCALE": "1.75"], desktop: 192, panel: 0) == 1.75)
        #expect(DisplayScale.decide(["HANDS_OFF_SCALE": "large"], desktop: 192, panel: 0) == 2)
        #expect(DisplayScale.decide(["HANDS_OFF_SCALE": "999"], desktop: 0, panel: 0) == 4)
    }

    @Test("A cache keeps what is used and no more than it may")
    func cache() {
        var cache = BoundedCache<Int, Int>(capacity: 100)
        for i in 0..<1000 {
            cache.keep(i, for: i)
            #expect(cache.find(0) == 0)
            #expect(cache.count <= 101)
        }
        #expect(cache.find(999) == 999)
        #expect(cache.find(500) == nil)
    }

    @Test("A window icon's pixels are made straight again")
    @MainActor func straightPixels() {
        #expect(Window.straight(0x8040_2000) == 0x8080_4000)
        #expect(Window.straight(0xFF12_3456) == 0xFF12_3456)
        #expect(Window.straight(0) == 0)
    }

    @Test("A doorbell without a window is silent")
    func doorbell() {
        Doorbell().ring()
    }
}
