import Gestures
import Testing

@Suite("What a direction means")
struct GestureMapTests {
    @Test("TR26: right to left as the cook sees it, so to the right in the stored picture, is next")
    func plain() {
        #expect(GestureMap().gesture(for: .right) == .next)
        #expect(GestureMap().gesture(for: .left) == .previous)
    }

    @Test("swapped, for a camera that mirrors or a cook who wants it so")
    func swapped() {
        #expect(GestureMap(swapped: true).gesture(for: .right) == .previous)
        #expect(GestureMap(swapped: true).gesture(for: .left) == .next)
    }
}
