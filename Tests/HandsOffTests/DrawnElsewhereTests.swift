import Foundation
import Pictures
import Screen
import Scullery
import Testing

@testable import Chores

/// Pictures that were made to break whoever draws them, drawn where nothing breaks (AR04).
@Suite("Pictures from elsewhere are drawn in the scullery", .timeLimit(.minutes(2)))
struct DrawnElsewhereTests {
    private let drawer = PictureDrawer()
    private let size = PictureRendering(width: 64, height: 64, fills: true)

    private func svg(_ content: String) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>\(content)</svg>".utf8)
    }

    private var dish: Data { svg("<rect width='64' height='64' fill='#f00'/>") }

    private func png(_ side: UInt32) -> Data {
        let four = (0..<4).map { UInt8(side >> (24 - 8 * $0) & 255) }
        return Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + four + four)
            + Data([8, 6, 0, 0, 0, 0, 0, 0, 0])
    }

    private func refusal(_ picture: Data) async -> PictureRefusal? {
        do {
            _ = try await drawer.file(of: picture)
            return nil
        } catch { return error }
    }

    @Test func anHonestOneIsDrawnAsEver() async throws {
        let here = try size.render(dish)
        #expect(await drawer.pixels(of: dish, size) == here)
        #expect(try await drawer.file(of: dish).data == dish)
    }

    /// A font of a thousand million points ends the process that draws it.
    @Test func oneThatEndsWhoeverDrawsItIsRefused() async throws {
        let letters = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><text font-size='1e9'>A</text></svg>"
                .utf8)
        let small = PictureRendering(width: 32, height: 32, fills: true)
        #expect {
            try Scullion(.own).pixels(of: letters, small)
        } throws: { error in
            if case .exhausting? = error as? PictureRefusal { true } else { false }
        }
        #expect(await drawer.pixels(of: letters, small) == nil)
        #expect(await drawer.pixels(of: dish, size) != nil)
    }

    /// A few hundred bytes whose drawing takes minutes: filters over everything, again and again.
    @Test func oneThatTakesForEverIsRefused() async {
        let blur = (0..<40).map { _ in
            "<feGaussianBlur stdDeviation='900'/><feTurbulence numOctaves='90000000'/>"
        }
        let slow = svg(
            "<filter id='f' x='-9' y='-9' width='19' height='19'>\(blur.joined())</filter>"
                + String(repeating: "<g filter='url(#f)'><rect width='64' height='64'/></g>", count: 40))
        let refusal = await refusal(slow)
        guard case .exhausting? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
    }

    @Test(arguments: [20_000, 46_000, 65_535] as [UInt32])
    func oneThatClaimsTooManyPixelsIsNotDecoded(_ side: UInt32) async {
        guard case .unsafe? = await refusal(png(side)) else {
            Issue.record("\(side)")
            return
        }
    }

    @Test func whatIsNoPictureIsSaidToBeNone() async {
        #expect(await refusal(Data("no picture".utf8)) != nil)
        #expect(await refusal(Data()) != nil)
        #expect(await refusal(Data(repeating: 0xFF, count: PictureLimits.photograph + 1)) == .tooLarge)
    }
}
