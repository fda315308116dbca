import Belongings
import Foundation

/// The recording that the demo plays.
enum DemoClip {
    static var file: URL? { ResourceFolder.find("HandsOff_Rehearsal")?.appending(path: "Demo/wave.mp4") }
}
