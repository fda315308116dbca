import Pictures
import Scullery

/// What a picture or clip may be, and what may be spent on one.
enum MediaLimits {
    /// Of a clip: those of 4K as cinemas have it.
    static let clipPixels = 4096 * 2160
    /// Of a GIF; the window shows the first.
    static let frames = 1000
    /// Pieces of pictures and sound a second of a clip: 120 pictures, and sound in pieces of 8 ms.
    static let packets = 250
    static let streams = 8

    /// As many as the window takes, so that whatever is in a library can be in an account.
    static func pixels(_ kind: MediaKind) -> Int { kind.isClip ? clipPixels : PictureLimits.pixels }

    /// Looking at one. 64 million pixels of 16 bits a colour take half a gigabyte.
    static let looking = ConfinedProgram.Limits(
        memory: 1 << 30, processor: 10, file: 0, words: 1 << 20, patience: 60)
    static let drawing = ConfinedProgram.Limits(memory: 1 << 30, processor: 20, file: 8 << 20, patience: 120)
    static let filming = ConfinedProgram.Limits(memory: 1 << 30, processor: 120, file: 8 << 20, patience: 300)
}
