public import Foundation

/// What the cook hears (SND): one soft sound for each thing that happens.
///
/// A gesture, a tap and a key that do the same thing share its cue. Each case is a wave file beside this one.
public enum Cue: String, Sendable, Hashable, CaseIterable {
    /// The page turned forward.
    case next
    /// The page turned back.
    case previous
    /// There is no further step in that direction.
    case refused
    /// A step timer has run out; rings until it is answered.
    case timer
    /// Something was switched, ticked or started.
    case tick
    /// A recipe became a favourite.
    case favourite
    /// The dish is done.
    case finish
    /// The camera was switched on, or off.
    case cameraOn = "camera-on"
    case cameraOff = "camera-off"

    /// The wave file's name.
    public var fileName: String { rawValue + ".wav" }

    /// Where the wave file lies.
    /// - Parameter folder: the folder that holds this target's resources (`HandsOff_Sounds.resources`).
    public func file(in folder: URL) -> URL { folder.appending(path: fileName) }
}
