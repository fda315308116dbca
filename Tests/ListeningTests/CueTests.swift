import Foundation
import Listening
import Sounds
import Testing

/// The program's own cues are no commands.
@Suite("Cues in the microphone") struct CueTests {
    @Test("none is taken for a command", arguments: Cue.allCases) func cue(_ cue: Cue) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sounds")
        let wave = try WaveFile.read(folder.appending(path: "\(cue.rawValue).wav").path)
        let silence = [Int16](repeating: 0, count: 12_800)
        let sound = silence + wave.forListening + silence
        let listener = try ListeningWish(language: "en", needsWake: false).listener()
        let heard = sound.withUnsafeBufferPointer { listener.take($0) }
        #expect(heard.allSatisfy { $0.command == nil })
    }
}
