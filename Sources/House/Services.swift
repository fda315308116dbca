public import Camera
public import Chores
public import Exchange
public import Foundation
public import Guest
public import Keyring
public import Language
public import Library
public import Listening
public import Logging
public import Media
public import Screen
public import Slideshow
import Sounds
public import Stage

/// What the program asks of the world: each a closure or a small object, so that a session can put its own in
/// place.
@MainActor public struct Services {
    /// Seconds since 1970; moves only forward while the program runs.
    public var now: () -> Double
    /// What the machine's clocks say, to be kept beside what is saved for a later run; its `time` is `now`.
    public var readClock: () -> ClockReading
    /// The local time of day as "18:42", and the seconds until it changes.
    public var timeOfDay: (Double) -> (text: String, changesIn: Double)
    /// The day of a time, where the cook is.
    public var date: (Double) -> (year: Int, month: Int, day: Int)
    /// The library; one in memory stands in for it while it can't be opened.
    public var box: RecipeBox
    /// The boxes that share the library's file with the recipes.
    public var boxes: [BoxSchema]
    /// Work in the background, and its answers.
    public var errands: Errands
    /// How the writes to the library are faring.
    public var saving = Saving()
    /// The recipes that come with the program; nil = an empty library is wanted.
    public var starters: StarterFolder?
    /// Where the cook's files are saved.
    public var documents: DocumentFolder
    /// Where the cook's pictures lie.
    public var pictures: PictureFolder
    /// Where the cook's files may be.
    public var places: FilePlaces
    /// Asks for a file by the desktop's own chooser, and answers once, on any thread; nil = there is no
    /// desktop.
    public var askDesktop:
        (@Sendable (_ wish: FileWish, _ done: @escaping @Sendable (FileAnswer) -> Void) -> Void)?
    /// Plays the cues.
    public var speaker: Speaker
    /// Says what is read aloud.
    public var voice: Voice
    /// How large a text becomes.
    public var measure: any TextMeasuring
    /// Opens the camera and reports until it is closed.
    public var openCamera:
        (_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed
    /// Opens the camera of that path, or the first one, for taking a photo, and reports until it is closed.
    public var openLens:
        (_ device: String?, _ report: @escaping @Sendable (LensReport) -> Void) -> any CameraFeed
    /// Opens the microphone and reports until it is closed.
    public var openMicrophone:
        (_ wish: ListeningWish, _ report: @escaping @Sendable (MicrophoneEvent) -> Void) ->
            any MicrophoneFeed
    /// The cameras that are plugged in; takes a few milliseconds, on any thread, and switches none of them
    /// on.
    public var findCameras: @Sendable () -> [CameraDevice]
    /// Shakes the device.
    public var haptics: any Haptics
    /// Shows a message on the desktop, whichever window is in front; called on any thread.
    public var notify: @Sendable (_ title: String, _ text: String) async -> Void
    /// Opens a film and reports of it until it is closed.
    public var openFilm:
        (
            _ source: FilmSource, _ wish: FilmWish, _ speaker: FilmSpeaker,
            _ report: @escaping @Sendable (FilmReport) -> Void
        ) -> any FilmFeed = { FilmPlayer.open($0, $1, speaker: $2, report: $3) }
    /// Where films lie.
    public var films = FilmFolders.standard
    /// Opens the camera for recording a clip; nil = as for a photo.
    public var openFilmLens:
        ((_ device: String?, _ report: @escaping @Sendable (LensReport) -> Void) -> any CameraFeed)?
    /// Makes a clip of a film that may be anybody's; takes seconds, on a thread for long work.
    public var makeClip:
        @Sendable (
            _ source: FilmSource, _ cut: ClipCut, _ isCancelled: @escaping () -> Bool,
            _ tell: (Double) -> Void
        ) -> Result<Clip, FilmTrouble> = ClipMaking.make
    /// Seconds on a clock that goes on evenly, whatever is done to the machine's time; on any thread.
    public var uptime: @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }
    /// Pixels of the screen along a point.
    public var pixelsPerPoint: () -> Double = { 1 }
    /// The files behind the pictures' names have changed.
    public var forgetPictures: () -> Void = {}
    /// Keeps the screen on, or lets it go dark.
    public var keepAwake: (Bool) -> Void
    public var toggleFullscreen: () -> Void
    /// Whether the window covers the screen.
    public var isFullscreen: () -> Bool = { false }
    /// Whether the desktop prefers dark windows.
    public var prefersDark: Bool
    /// The desktop's language, as far as the program speaks it.
    public var language: Language
    /// For technical causes, which no cook reads.
    public var log: Logger
    /// Begins to draw a picture that is going to be shown, at so many points.
    public var preparePicture: (_ name: String, _ size: Size) -> Void
    /// Draws a page of so many pixels that nobody sees on the window.
    public var draw: (_ size: Size, _ page: (Stage) -> any View) -> Pixels
    /// Draws pictures from elsewhere, and makes them fit for the library.
    public var drawer = PictureDrawer.shared
    /// Holds the pictures that may be shown and stored nowhere.
    public var passingPictures = PictureMemory.shared
    /// Gets what lies under an address on the web; takes as long as the web does, on any thread.
    public var fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    /// Asks a service that others run, without keeping a thread.
    public var askWeb: Guest.Asking = Guest.overTheWeb
    /// Asks the server that the cook has chosen.
    public var askServer: Guest.Asking = Guest.overTheWeb
    /// Hears from the server that something has changed, until it ends or nobody wants it any more; nil = there are no
    /// hints.
    public var hearServer:
        (@Sendable (_ guest: Guest, _ hint: @escaping @Sendable (_ name: String) -> Void) async -> Void)?
    /// Reminds of meals while the program is closed; nil = nobody here can.
    public var mealTimer: MealTimer?
    /// Where the token of this device is kept.
    public var keyring = Keyring.none
    /// Where lies what nobody but this user may open; it is made by whoever puts something there.
    public var privateFolder = FileManager.default.temporaryDirectory.appending(path: "hands-off-private")
    /// Where lies what could be had again.
    public var cache = FileManager.default.temporaryDirectory.appending(path: "hands-off")
    /// What this machine calls itself among others: "laptop".
    public var deviceName: @Sendable () -> String = { ProcessInfo.processInfo.hostName }
    /// Tells how the program ended the last time; nil = as it was asked to. Takes a while, on any thread: functions are
    /// looked up by where they lie.
    public var readCrash: (@Sendable () -> LastCrash?)?
    /// A page is shown now, by the name of its type: for the note that a crash leaves.
    public var noteShown: (String) -> Void = { _ in }
    /// "Debian GNU/Linux 12 (bookworm), x86_64".
    public var systemName: () -> String = { "" }
    /// Shows a checked address in the desktop's browser; takes a while, on any thread.
    /// Returns whether the desktop knows how.
    public var showPage: @Sendable (_ address: String) -> Bool

    public init(
        now: @escaping () -> Double, readClock: @escaping () -> ClockReading,
        timeOfDay: @escaping (Double) -> (text: String, changesIn: Double),
        date: @escaping (Double) -> (year: Int, month: Int, day: Int), box: RecipeBox, boxes: [BoxSchema],
        errands: Errands,
        saving: Saving = Saving(), starters: StarterFolder? = nil, documents: DocumentFolder,
        pictures: PictureFolder, places: FilePlaces, speaker: Speaker, voice: Voice,
        measure: any TextMeasuring,
        openCamera:
            @escaping (_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed,
        openLens:
            @escaping (_ device: String?, _ report: @escaping @Sendable (LensReport) -> Void) ->
            any CameraFeed,
        openMicrophone:
            @escaping (_ wish: ListeningWish, _ report: @escaping @Sendable (MicrophoneEvent) -> Void) ->
            any MicrophoneFeed,
        findCameras: @escaping @Sendable () -> [CameraDevice], haptics: any Haptics,
        notify: @escaping @Sendable (_ title: String, _ text: String) async -> Void,
        forgetPictures: @escaping () -> Void = {}, keepAwake: @escaping (Bool) -> Void,
        toggleFullscreen: @escaping () -> Void, prefersDark: Bool, language: Language, log: Logger,
        preparePicture: @escaping (_ name: String, _ size: Size) -> Void,
        draw: @escaping (_ size: Size, _ page: (Stage) -> any View) -> Pixels,
        drawer: PictureDrawer = PictureDrawer.shared,
        fetch: @escaping @Sendable (WebQuestion) throws(Refusal) -> SourceFile,
        showPage: @escaping @Sendable (_ address: String) -> Bool
    ) {
        self.now = now
        self.readClock = readClock
        self.timeOfDay = timeOfDay
        self.date = date
        self.box = box
        self.boxes = boxes
        self.errands = errands
        self.saving = saving
        self.starters = starters
        self.documents = documents
        self.pictures = pictures
        self.places = places
        self.speaker = speaker
        self.voice = voice
        self.measure = measure
        self.openCamera = openCamera
        self.openLens = openLens
        self.openMicrophone = openMicrophone
        self.findCameras = findCameras
        self.haptics = haptics
        self.notify = notify
        self.forgetPictures = forgetPictures
        self.keepAwake = keepAwake
        self.toggleFullscreen = toggleFullscreen
        self.prefersDark = prefersDark
        self.language = language
        self.log = log
        self.preparePicture = preparePicture
        self.draw = draw
        self.drawer = drawer
        self.fetch = fetch
        self.showPage = showPage
    }
}
