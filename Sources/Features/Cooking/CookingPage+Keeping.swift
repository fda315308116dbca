import House
import Library
import Slideshow

/// Where the cook is, is written down, so that an interruption loses nothing (TR31).
extension CookingPage {
    /// As it can be gone on with later.
    var interrupted: Interrupted {
        Interrupted(
            dish: dish, step: slideshow.step, offset: slideshow.place.offset, ticked: ticked,
            returnsToRecipe: returnsToRecipe, start: start)
    }

    /// When the cook began, to be kept for a later run.
    var start: CookingStart { CookingStart(startedAt: startedAt, saved: host.services.readClock()) }

    func save() { interrupted.save(by: host.services, at: host.services.now()) }

    /// The cook has finished or given up: there is nothing to go on with.
    func forget() {
        host.services.save("progress", replaces: true) { box throws(LibraryError) in
            try await box.clearProgress()
        }
    }
}
