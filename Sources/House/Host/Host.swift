import Aloud
import Library
public import Slideshow
public import Stage

/// All that a page may ask of the program: to show another page or a sheet, to say what was done and take it
/// back, to change the library and the settings; the camera, the timers, the clock.
///
/// The features furnish it with a menu and their pages; whoever drives it from outside, a window or a script
/// of a person, does so by the methods of `Host+Driving`.
@MainActor public final class Host {
    public let services: Services
    /// The stage on which the page is built.
    public let stage: Stage
    /// The timers on the stove.
    public let timers: TimerShelf
    /// The camera, while it watches for waves.
    public let eye: Eye
    /// The microphone, while it listens for commands.
    public let hearing: Hearing
    /// The camera, while a photo is taken.
    public let lens: Lens
    /// What the cook has set; a change takes effect at once, and is kept.
    public var settings: Settings { didSet { if settings != oldValue { settingsChanged(oldValue) } } }
    /// Which recipes are favourites.
    public var hearts = Hearts()
    /// Which server this kitchen belongs to, and as whom.
    public private(set) lazy var membership = Membership(self)
    /// Keeps the library and the server alike.
    public private(set) lazy var syncing = Syncing(self)
    /// Pictures that lie on the server, as far as they are here.
    public private(set) lazy var serverPictures = ServerPictures(self)
    private(set) lazy var serverClips = ServerClips(self)
    /// The copies of the library that are kept by themselves.
    public let copies = CopiesModel()

    private let furnish: (Host) -> Furniture
    /// What the features have brought.
    public private(set) lazy var furniture = furnish(self)
    /// The pages from where the way back ends to the one that is shown; none = the front page, from which no
    /// way back leads.
    public internal(set) var stack: [any Page] = []
    /// The card over the page.
    public internal(set) var sheet: Sheet?
    /// The menu at the left of the page (TR10).
    public internal(set) var drawer = Drawer()
    /// What was just done, for as long as it can be undone.
    public internal(set) var notice: UndoNotice?
    /// Goes up with every page turned and recipe asked for, so that an answer that comes late turns nothing.
    var turns = 0

    /// A camera named on the command line stands for the cook's consent, for this run.
    public internal(set) var cameraByCommand: Bool
    /// Whether the window has lost the keyboard to another.
    public var isAway = false {
        didSet {
            if oldValue, !isAway { page.cookIsBack() }
            if isAway != oldValue { isAway ? syncing.cookIsAway() : syncing.cookIsBack() }
        }
    }
    /// Whether nobody can see the window: then nothing moves, but timers ring.
    public var isHidden = false { didSet { if isHidden != oldValue { page.attune() } } }
    /// Whether something can be felt; nil = nobody has looked.
    public internal(set) var canFeel: Bool?
    /// Whether the notice that changes are not saved has not been put away.
    var showsSaveTrouble = false
    var isSavingSettings = false
    /// The library has another file now, and the program must open it.
    public private(set) var reopening: Reopening?
    /// The cook has asked the program to end.
    public private(set) var isFinished = false
    /// Whether the page must be built again.
    public internal(set) var isStale = true
    /// What must be painted of pages that were built between two paintings.
    var owed: [Rect] = []
    /// Tells what changes in the library, whoever writes it.
    var watch: LibraryWatch?
    /// What has changed of the library since the page last read it.
    var changedParts: Set<LibraryPart> = []
    /// A key or a press that has answered a ring, and is still under way.
    var answering = (key: false, press: false)
    /// What was last read aloud, and so what the cook understands.
    var spokenLanguage: WrittenLanguage?
    /// What the camera was last asked for.
    var wishBefore: CameraWish?
    /// What the microphone was last asked for.
    var hearsBefore: HearingChoice?

    /// How the library is to be opened anew.
    public struct Reopening: Sendable, Hashable {
        /// Where the one that couldn't be opened is now, as a file's name.
        public var aside: String?
        /// Whether every page of it is to be checked.
        public var checksAll: Bool
    }

    /// - Parameters:
    ///   - timers: on the stove when the program was closed, and what the clocks said then.
    ///   - furnish: brings the features; asked before the first page is shown, and again for another library.
    public init(
        settings: Settings, timers: [KitchenTimer], timersClock: ClockReading?, services: Services,
        size: Size,
        cameraByCommand: Bool, furnish: @escaping (Host) -> Furniture
    ) {
        self.services = services
        self.settings = settings
        self.cameraByCommand = cameraByCommand
        self.furnish = furnish
        self.timers = TimerShelf(timers, clock: timersClock, services: services)
        eye = Eye(services: services)
        lens = Lens(services: services)
        hearing = Hearing(services: services)
        stage = Stage(
            measure: services.measure, size: size, style: Stage.Style(focusRing: .clear, pressTint: .clear))
        listen()
        useSettings()
    }

    private func listen() {
        stage.onKey = { [weak self] in self?.key($0) ?? false }
        stage.onPull = { [weak self] in self?.pulled($0) }
        stage.onDrop = { [weak self] in self?.take($0) ?? false }
        stage.onPasteTrouble = { [weak self] in self?.tell($0) }
        services.errands.onChange = { [weak self] in self?.cameIn() }
        eye.onWave = { [weak self] in self?.wave($0) }
        eye.onNearMiss = { [weak self] in self?.nearMiss($0) }
        hearing.onCommand = { [weak self] in self?.hear($0) }
        hearing.onAttend = { [weak self] in
            guard let self else { return }
            page.say(words.yesListening)
        }
        eye.onSettled = { [weak self] in self?.page.settled($0) }
        timers.staysQuiet = { [weak self] in self?.timersStayQuiet ?? false }
        timers.onRing = { [weak self] in self?.timersRing($0) }
        listenToSaving()
        listenToLibrary()
    }

    /// Seconds since 1970, on the program's clock, which only moves forward.
    public var now: Double { services.now() }
    public var menu: Menu { furniture.menu }
    public var crossings: Crossings { furniture.crossings }
    /// The page that is shown.
    public var page: any Page { stack.last ?? menu.home.page }

    /// What is on the window has changed, or is lost; the page must be built and painted again.
    public func touch() { isStale = true }

    /// The cook has asked the program to end.
    public func quit() { isFinished = true }

    /// The program has another library's file to open.
    public func reopen(aside: String? = nil, checksAll: Bool = false) {
        reopening = Reopening(aside: aside, checksAll: checksAll)
    }

    /// Another library has been put in place: everything is as it is in that one, and no page or model of the
    /// other is left. What is on the stove goes on.
    /// - Parameter stays: whether the settings stay open, from which this was done.
    public func useOther(_ settings: Settings, atSettings stays: Bool) {
        let old = page.id
        services.forgetPictures()
        hearts = Hearts()
        for page in stack.reversed() { page.putAside() }
        furniture = furnish(self)
        self.settings = settings
        timers.keep()
        stack = stays ? [menu.home.page, menu.settings.page] : []
        if page.id != old { stage.turnPage(from: old, to: page.id) }
        dismiss()
        isStale = true
        turns += 1
        page.come()
        useCamera()
        services.keepAwake(page.keepsAwake)
    }
}
