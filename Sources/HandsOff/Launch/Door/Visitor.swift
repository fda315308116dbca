import Foundation

/// A second Hands Off at the door, which waits for an answer.
final class Visitor: Sendable {
    let wish: DoorWish
    private let descriptor: Int32

    init(_ wish: DoorWish, _ descriptor: Int32) {
        self.wish = wish
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    func answer(_ answer: DoorAnswer) { DoorSocket.say(answer.line, descriptor) }
}
