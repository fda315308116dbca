import Gestures
import House
import Stage

/// Keys and waves.
extension FilmPage {
    func key(_ key: KeyPress) -> Bool {
        if trouble != nil { return false }
        guard let deed = deed(key) else { return false }
        // One held down goes on through the film, but toggles nothing to and fro.
        if !key.isRepeat || deed.repeats { deed.act() }
        return true
    }

    private struct Deed {
        let repeats: Bool
        let act: @MainActor () -> Void

        init(repeats: Bool = false, _ act: @escaping @MainActor () -> Void) {
            (self.repeats, self.act) = (repeats, act)
        }
    }

    private func deed(_ key: KeyPress) -> Deed? {
        switch (key.name, key.modifiers) {
        case ("space", []), ("k", []): Deed { self.toggle() }
        case ("left", []), ("j", []): Deed(repeats: true) { self.jump(by: -Self.jump) }
        case ("right", []), ("l", []): Deed(repeats: true) { self.jump(by: Self.jump) }
        case ("pagedown", []), ("n", []): Deed { self.nextChapter() }
        case ("pageup", []), ("p", []): Deed { self.chapterBefore() }
        case ("home", []): Deed { self.go(to: 0) }
        case ("end", []): Deed { self.go(to: self.seconds) }
        case ("c", []): Deed { self.toggleSubtitles() }
        case ("m", []): Deed { self.toggleSound() }
        case ("f", []): Deed { self.toggleFill() }
        // Where the two have a key of their own, and where they are the comma's and the point's.
        case ("<", []), (",", .shift): Deed { self.setSpeed(FilmSpeed.slower(than: self.tutorials.speed)) }
        case ("<", .shift), (">", _), (".", .shift):
            Deed { self.setSpeed(FilmSpeed.faster(than: self.tutorials.speed)) }
        default: nil
        }
    }

    func wave(_ wave: Wave) {
        if trouble != nil || host.sheet != nil || host.drawer.isOpen { return }
        switch wave.gesture {
        case .next: nextChapter()
        case .previous: chapterBefore()
        }
    }
}
