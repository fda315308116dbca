import Language
import Library
import Slideshow
import Stage

/// What is said at the foot of the page; every removal can be undone for ten seconds (TR05–TR08, TR17, AR01).
extension Host {
    /// Says what was done, and offers to undo it.
    public func tell(_ text: String, undo: (@MainActor () -> Void)? = nil) {
        notice = UndoNotice(text: text, until: now + UndoNotice.seconds, undo: undo)
        isStale = true
    }

    /// Says that what was pasted is not there, or not all of it.
    func tell(_ trouble: PasteTrouble) {
        switch trouble {
        case .nothing: tell(words.pasteNothing)
        case .cut: tell(words.pasteCut)
        }
    }

    /// Says what could not be done, and offers to try again.
    public func tell(failure text: String, tryAgain: @escaping @MainActor () -> Void) {
        notice = UndoNotice(
            text: text, until: now + UndoNotice.seconds, undo: tryAgain, isFailure: true)
        isStale = true
    }

    /// The cross of a timer; for a moment it can be had again.
    func removeTimer(_ timer: KitchenTimer) {
        guard let putBack = timers.remove(timer.id) else { return }
        tell(words.timerRemoved(timer.name)) { putBack() }
    }

    /// What is said is over, or has been undone otherwise.
    public func withdrawNotice() { (notice, isStale) = (nil, true) }

    /// The button of the notice, and Ctrl+Z; returns whether there was something to undo.
    @discardableResult public func undo() -> Bool {
        guard let undo = notice?.undo else { return false }
        notice = nil
        undo()
        isStale = true
        return true
    }
}
