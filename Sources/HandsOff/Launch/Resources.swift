import Foundation
import House
import Screen

/// The program's own files.
enum Resources {
    static var folder: URL? { ResourceFolder.find("HandsOff_HandsOff") }
    static var icons: URL? { folder?.appending(path: "Icons") }
    static var starters: StarterFolder? {
        folder.map { StarterFolder(folder: $0.appending(path: "Starter")) }
    }
    static var sounds: URL? { ResourceFolder.find("HandsOff_Sounds") }
    /// The recording that the demo plays.
    static var demoClip: URL? { folder?.appending(path: "Demo/wave.mp4") }
}
