import Camera
import Exchange
import Language
import Library
import Logging
import Screen
import Slideshow
import Sounds
import Stage

/// What the app asks of the world: each a closure or a small object, so that a session can put its own in
/// place.
@MainActor struct Services {
    /// Seconds since 1970; moves only forward while the program runs.
    var now: () -> Double
    /// What the machine's clocks say, to be kept beside what is saved for a later run; its `time` is `now`.
    var readClock: () -> ClockReading
    /// The local time of day as "18:42", and the seconds until it changes.
    var timeOfDay: (Double) -> (text: String, changesIn: Double)
    /// The day of a time, where the cook is.
    var date: (Double) -> (year: Int, month: Int, day: Int)
    var box: RecipeBox
    var errands: Errands
    /// What of the library's writes has not succeeded.
    var saving = Saving()
    /// The recipes that come with the program; nil = an empty library is wanted.
    var starters: StarterFolder?
    /// Where the cook's files are saved.
    var documents: DocumentFolder
    /// Where the cook's pictures lie.
    var pictures: PictureFolder
    /// Where the cook's files may be.
    var places: FilePlaces
    var speaker: Speaker
    var measure: any TextMeasuring
    /// Opens the camera and reports until it is closed.
    var openCamera: (_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed
    /// Opens the camera of that path, or the first one, for taking a photo, and reports until it is closed.
    var openLens: (_ device: String?, _ report: @escaping @Sendable (LensReport) -> Void) -> any CameraFeed
    /// The cameras that are plugged in; takes a few milliseconds, on any thread, and no camera begins to
    /// look.
    var findCameras: @Sendable () -> [CameraDevice]
    /// Shakes the device.
    var haptics: any Haptics
    /// Shows a message on the desktop, whichever window is in front; called on any thread.
    var notify: @Sendable (_ title: String, _ text: String) async -> Void
    /// The files behind the pictures' names have changed.
    var forgetPictures: () -> Void = {}
    var keepAwake: (Bool) -> Void
    var toggleFullscreen: () -> Void
    /// Whether the desktop prefers dark windows.
    var prefersDark: Bool
    /// The desktop's language, as far as the program speaks it.
    var language: Language
    var log: Logger
    /// Begins to draw a picture that is going to be shown, at so many points.
    var preparePicture: (_ name: String, _ size: Size) -> Void
    /// Draws a page of so many pixels that nobody sees on the window.
    var draw: (_ size: Size, _ page: (Stage) -> any View) -> Pixels
    /// Draws pictures from elsewhere, and makes them fit for the library.
    var drawer = PictureDrawer.shared
    /// Gets what lies under an address on the web; takes as long as the web does, on any thread.
    var fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    /// Shows a checked address in the desktop's browser; takes a while, on any thread.
    /// Returns whether the desktop knows how.
    var showPage: @Sendable (_ address: String) -> Bool

    /// Writes to the library in the background, after all writes before. If there is no room or no leave to
    /// write, the cook is told once, and it is tried again before the next write; see ``Unsaved``.
    /// - Parameter replaces: whether an earlier write of the same name is void with this one.
    func save(
        _ what: String, replaces: Bool = false,
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void
    ) {
        errands.write { [box, log, saving, errands] in
            let news = await saving.unsaved.save(what, replaces: replaces, in: box, log, work)
            if let news {
                Task { @MainActor in
                    saving.take(news)
                    errands.changed()
                }
            }
        }
    }
}
