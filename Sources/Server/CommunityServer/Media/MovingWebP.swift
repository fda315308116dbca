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

    /// Nil if it is another one, which is not read any further.
    init?(file path: String) throws {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        guard let beginning = try file.read(upToCount: Self.enough).map({ Array($0) }),
            Self.moves(beginning)
        else { return nil }
        bytes = beginning + (try file.readToEnd() ?? Data())
    }

    /// How many bytes say whether it is one: its head, and the first piece.
    private static let enough = 31

    private static func moves(_ beginning: [UInt8]) -> Bool {
        beginning.count == enough && beginning[12..<16].elementsEqual("VP8X".utf8) && beginning[20] & 2 != 0
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
