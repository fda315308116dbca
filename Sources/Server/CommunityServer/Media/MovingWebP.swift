import API
import Foundation
import Pictures

/// A WebP of several pictures, of which the window shows the first. ffmpeg can't decode it (up to version 7), so
/// that it is only looked through here: it comes back to its owner as it went, and nothing is made of it for
/// others.
///
/// developers.google.com/speed/webp/docs/riff_container: pieces of a name of four letters, a length, and so
/// many bytes, filled up to an even number.
struct MovingWebP {
    private let bytes: [UInt8]

    /// Nil if it is another one.
    init?(_ bytes: [UInt8]) {
        // The first piece says whether it moves.
        guard bytes.count > 30, bytes[12..<16].elementsEqual("VP8X".utf8), bytes[20] & 2 != 0 else {
            return nil
        }
        self.bytes = bytes
    }

    /// - Throws: why it isn't taken, as a sentence.
    func check() throws(Problem) {
        do throws(PictureRefusal) { _ = try PictureHeader(checking: bytes) } catch {
            throw .refusedMedia("There is no picture in it that can be read.")
        }
        var place = 12, frames = 0
        while place + 8 <= bytes.count {
            if bytes[place..<place + 4].elementsEqual("ANMF".utf8) { frames += 1 }
            let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
            place += 8 + length + length % 2
        }
        guard place <= bytes.count + 1, frames > 0 else {
            throw .refusedMedia("There is no picture in it that can be read.")
        }
        guard frames <= MediaLimits.frames else {
            throw .refusedMedia("It has more than \(MediaLimits.frames) pictures.")
        }
    }
}
