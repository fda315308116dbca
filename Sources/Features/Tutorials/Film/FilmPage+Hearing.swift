import Commands
import House

/// What can be said to a film (BY7); its own sound is in the room as well, so it takes the wake word.
extension FilmPage {
    var microphone: MicrophoneWish? { MicrophoneWish(needsWake: true) }

    func hear(_ command: SpokenCommand) -> Bool {
        if trouble != nil || host.sheet != nil || host.drawer.isOpen { return false }
        switch command {
        case .next: nextChapter()
        case .previous: chapterBefore()
        case .again: jump(by: -Self.jump)
        case .pause, .stop: if meansToPlay { toggle() }
        case .resume: if !meansToPlay { toggle() }
        default: return false
        }
        return true
    }
}
