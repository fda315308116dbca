import Dice
import Gestures
import Glibc
import Testing

/// Memory that ends at a page nobody may touch, so that reading one byte too many ends the test run.
final class GuardedMemory {
    private let mapped: UnsafeMutableRawPointer
    private let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    private let length: Int

    init?(pages: Int) {
        length = (pages + 1) * page
        let place = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let place, place != MAP_FAILED, mprotect(place + pages * page, page, PROT_NONE) == 0 else {
            return nil
        }
        mapped = place
    }

    deinit {
        munmap(mapped, length)
    }

    /// The last `count` bytes before the forbidden page.
    func tail(_ count: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: mapped + (length - page - count), count: count)
    }
}

@Suite("No picture, however odd, makes the reducer read beyond it")
struct LumaReducerFuzzTests {
    @Test("5,000 random sizes, paddings and truncations", arguments: [1, 2, 3] as [UInt64])
    func fuzz(seed: UInt64) throws {
        let memory = try #require(GuardedMemory(pages: 512))
        var random = Dice(seed: seed)
        var reduced = 0
        for _ in 0..<5000 {
            let layout = PixelLayout.allCases[random.below(3)]
            let width = random.below(700)
            let height = random.below(300)
            let bytesPerRow = width * layout.bytesPerPixel + random.below(80) - 8
            let reducer = LumaReducer(layout: layout, width: width, height: height, bytesPerRow: bytesPerRow)
            guard let reducer else { continue }
            let count = max(0, reducer.bytesNeeded + random.below(9) - 4)
            let frame = reducer.frame(from: memory.tail(min(count, 512 * 4096)), at: 0)
            #expect((frame != nil) == (count >= reducer.bytesNeeded))
            if frame != nil { reduced += 1 }
        }
        #expect(reduced > 1000)
    }
}
