import Camera
import Library
import Recipes
import Slideshow
public import Stage

/// The product in one object: where the cook is, what is set, what is cooking, and what is seen by the
/// camera.
///
/// Pages call it and read from it; it calls the services. Driven from outside by input, time and rebuilds,
/// so that a window, an offscreen demo and a session script run the very same program.
@MainActor public final class App {
    let services: Services
    public let stage: Stage
    let timers: TimerShelf
    let eye: Eye
    var settings: Settings { didSet { if settings != oldValue { settingsChanged(oldValue) } } }
    private(set) var route = Route.home
    private var trail: [Route] = []
    /// The menu at the left of the page (TR10).
    var menu = Drawer()
    var isSavingSettings = false
    /// Goes up with every page turned and recipe asked for, so that an answer that comes late turns nothing.
    private(set) var opening = 0
    /// Which recipes are favourites.
    var hearts = Hearts()
    /// What was just done, for as long as it can be undone.
    var notice: UndoNotice?
    let home: HomePage
    let search = SearchPage()
    let flick = FlickPage()
    let favourites = FavouritesPage()
    let collections = CollectionsPage()
    var collection: CollectionPage?
    /// Recipes being picked for a collection.
    var filling: FillingPage?
    /// What a collection is to be called.
    var naming: NamingModel?
    /// Into which collections recipes are put.
    var collecting: CollectingModel?
    let myRecipes = MyRecipesPage()
    var editor: EditorPage?
    let bringingIn = ImportPage()
    let shoppingList = ShoppingListPage()
    let history = HistoryPage()
    let preferences = SettingsPage()
    /// What to do about a library that can't be opened; nil = it is open.
    let rescue: RescuePage?
    /// The back-up that may take the place of the library, until the cook has said so.
    var candidate: BackUp?
    /// The file or folder that is being chosen.
    var files: FileChooser?
    /// Whether the notice that changes are not saved has not been put away.
    var showsSaveTrouble = false
    /// Whether something can be felt; nil = nobody has looked.
    var canFeel: Bool?
    /// Whether the window has lost the keyboard to another.
    public var isAway = false { didSet { if oldValue, !isAway { rescue?.lookAgain(self) } } }
    /// The library has another file now, and the program must open it.
    public internal(set) var wantsReopening = false
    /// Then every page of it is to be checked.
    public internal(set) var wantsCheck = false
    /// The copies of the library that are kept by themselves.
    let copies = CopiesModel()
    var recipe: RecipePage?
    var cooking: CookingPage?
    var done: DonePage?
    var practice: PracticePage?
    /// Whether the last sweep was made while practising.
    var sweptInPractice = false
    /// Whether the slideshow asks if the cook would like to practise.
    var offersPractice = false
    var sheet: SheetKind? { didSet { if sheet != oldValue { sheetChanged(from: oldValue) } } }
    /// What is taken along, and how.
    let sharing = ShareModel()
    /// The camera, while a photo is taken.
    let lens: Lens
    /// What must be painted of pages that were built between two paintings.
    private var owed: [Rect] = []
    /// The cameras that were plugged in when the settings were opened.
    var cameras: [CameraDevice] = []
    /// A camera named on the command line stands for the cook's consent, for this run.
    var cameraByCommand: Bool
    var wheel = WheelRule()
    /// Whether nobody can see the window: then nothing moves, but timers ring.
    public var isHidden = false
    /// The cook has asked the program to end.
    public private(set) var isFinished = false
    /// Whether the page must be built again.
    public internal(set) var isStale = true

    /// A card over the page.
    enum SheetKind: Hashable {
        /// The controls, once (TR33).
        case controls
        /// What the camera will do, before it is switched on (TR22).
        case cameraConsent
        /// The same, before it is only looked through.
        case checkConsent
        /// In which form the shopping list is to be saved (AR19).
        case shoppingExport
        /// The ways to share a recipe (TR23, END).
        case shareRecipe
        /// Which kind of file a recipe is saved as.
        case shareFile
        /// “I cooked this”, with a note and stars.
        case cooked
        /// What a collection is to be called (RF3).
        case naming
        /// Into which collections recipes go (TR05).
        case collecting
        /// What else can be done with the collection that is open, and how it is shared (RF4).
        case collectionDeeds, collectionSharing
        /// What can be done with one of the cook's own recipes (AR05).
        case ownDeeds
        /// Where a picture of the editor's recipe is to come from (AR04).
        case editorPicture
        /// The camera, to take one.
        case editorPhoto
        /// The keys, by F1.
        case keys
        /// How the deck is flicked through, once (RF1).
        case flickControls
        /// What the camera will do at the deck, before it is switched on.
        case flickConsent
        /// A file or a folder is to be chosen.
        case files
        /// Questions before what can't be seen again.
        case restore, resetSettings, beginAnew
        /// The copies of the library to go back to.
        case copies
    }

    init(_ opening: Opening, services: Services, size: Size, cameraByCommand: Bool) {
        self.services = services
        self.cameraByCommand = cameraByCommand
        settings = opening.settings
        timers = TimerShelf(opening.timers, clock: opening.timersClock, services: services)
        eye = Eye(services: services)
        lens = Lens(services: services)
        home = HomePage(opening)
        rescue = opening.rescue.map { RescuePage($0) }
        if rescue != nil { route = .rescue }
        stage = Stage(
            measure: services.measure, size: size, style: Stage.Style(focusRing: .clear, pressTint: .clear))
        stage.onKey = { [weak self] in self?.key($0) ?? false }
        services.errands.onChange = { [weak self] in self?.cameIn() }
        eye.onGesture = { [weak self] in self?.wave($0) }
        eye.onSwipe = { [weak self] in self?.swept($0) }
        eye.onNearMiss = { [weak self] in self?.practise(.nearMiss($0)) }
        stage.onDrop = { [weak self] in self?.take($0) ?? false }
        stage.onPasteTrouble = { [weak self] in self?.tell($0) }
        timers.staysQuiet = { [weak self] in self?.timersStayQuiet ?? false }
        timers.onRing = { [weak self] in self?.timersRing($0) }
        listenToSaving()
        useSettings()
        if rescue == nil { home.refresh(self) }
        if let aside = opening.aside { tell(words.isRescued(aside)) }
        if let log = opening.strangeLog { tell(words.strangeLogIsKept(log)) }
    }

    var now: Double { services.now() }
    /// Whether waves are wanted: by the cook's switch, or by the command line for this run.
    var watches: Bool { settings.gestures || cameraByCommand }

    // MARK: Driven from outside

    /// Takes an event of the window.
    public func handle(_ event: InputEvent) {
        // What was due before the event happens before it: a tap that waited is a tap of its own.
        elapse()
        if timers.isRinging, answersRing(event) {
            timers.answer()
            isStale = true
            if case .key(let key) = event, onlyAnswers(key) { return }
        }
        // In a form that changes under the caret, what is typed next belongs to the page as it is then.
        if isStale, route.isForm { owed += rebuild() }
        if stage.handle(event, at: now) { isStale = true }
        feelPress(event)
    }

    /// When `elapse` wants to be called; nil = nothing will happen by itself.
    public var deadline: Double? {
        let look = timers.rack.deadline.map { min($0, now + Self.longestSleep) }
        return [isHidden ? nil : stage.deadline, ruleDeadline, look].compactMap { $0 }.min()
    }

    /// Seconds. Whoever waits for an event doesn't notice that the machine slept meanwhile, and would wait
    /// for the rest of its time after that: so while a timer runs, nobody waits for longer.
    static let longestSleep = 10.0

    /// When a rule, not a movement, will do something by itself.
    var ruleDeadline: Double? {
        [
            stage.holdDeadline, timers.rack.deadline, cooking?.taps.deadline, done?.takesBackUntil,
            practice?.deadline, notice?.until, services.haptics.deadline,
        ]
        .compactMap { $0 }.min()
    }

    /// Does what has become due.
    public func elapse() {
        if stage.elapse(to: now) { isStale = true }
        if timers.elapse(to: now) { isStale = true }
        if cooking?.taps.elapse(to: now) != nil { page(.next) }
        if let until = done?.takesBackUntil, now >= until {
            conclude()
            useCamera()
            isStale = true
        }
        elapsePractice()
        services.haptics.elapse(to: now)
        if let until = notice?.until, now >= until { (notice, isStale) = (nil, true) }
        if let redraw = stage.motion.deadline, redraw <= now { isStale = true }
    }

    /// Builds the page anew and returns what must be painted again.
    public func rebuild() -> [Rect] {
        isStale = false
        defer { owed = [] }
        return owed + stage.rebuild(at: now) { AppView(app: self, look: look) }
    }

    /// The window has another size, in points.
    public func resize(to size: Size) {
        stage.size = size
        isStale = true
    }

    /// What is on the window is lost; the page must be built and painted again.
    public func touch() { isStale = true }

    /// The program ends in good order: the camera is closed, writes are on their way.
    public func close() {
        conclude()
        bringingIn.stop()
        eye.close()
        sheet = nil
        isFinished = true
    }

    // MARK: Moving around

    /// - Parameter once: whether the way back, which may have led through this page, now begins there.
    func show(_ route: Route, once: Bool = false) {
        if route == self.route { return }
        if route == .settings { stage.scrollToTop("settings") }
        trail.append(self.route)
        if once, let before = trail.firstIndex(of: route) { trail.removeSubrange(before...) }
        go(to: route)
    }

    func goBack() {
        // There is no way back to what has been left for good.
        while practice == nil, trail.last == .practice { trail.removeLast() }
        let left = pageModel
        go(to: trail.popLast() ?? .home)
        left?.wentBack(self)
    }

    func goHome() {
        // Who leaves a slideshow by the settings has not given it up.
        if let cooking {
            home.interrupted = Opening.Interrupted(
                recipe: cooking.recipe, step: cooking.slideshow.step,
                returnTo: cooking.returnTo == .home ? nil : "recipe", start: cooking.start)
            self.cooking = nil
        }
        trail = []
        stage.scrollToTop("home")
        go(to: .home)
    }

    /// The way back doesn't lead through these pages any more.
    func forgetWay(_ passed: (Route) -> Bool) { trail.removeAll(where: passed) }

    /// Pretends to have come by way of a page, so that there is a way back to it.
    func arrive(at route: Route) {
        trail = [.home]
        self.route = route
    }

    /// A recipe is asked for; only the answer to the last question counts.
    func ask() -> Int {
        opening += 1
        return opening
    }

    /// Shows a page in place of this one, without a way back to it.
    func replace(with route: Route) { go(to: route) }

    private func go(to route: Route) {
        if route != .done { conclude() }
        if route != self.route { pageModel?.leave(self) }
        stage.turnPage(from: "\(self.route)", to: "\(route)")
        turnCamera(from: self.route, to: route)
        self.route = route
        (sheet, offersPractice, isStale) = (nil, false, true)
        opening += 1
        prepare(route)
        pageModel?.refresh(self)
        if route == .settings {
            canFeel = services.haptics.look()
            findCameras()
            copies.refresh(self)
        }
        useCamera()
        services.keepAwake(route == .cooking || route == .practice)
    }

    func quit() { isFinished = true }
}
