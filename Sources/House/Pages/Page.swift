public import Commands
public import Gestures
public import Kit
public import Library
public import Stage

/// A page of the program: its model, what it needs of the house while it is shown, and how it looks.
///
/// Pages are objects on the host's stack, so that none is ever without its model. Whoever makes one says only
/// what is different from a page with a header that needs nothing.
@MainActor public protocol Page: AnyObject {
    /// The same for two pages that show the same thing; what the stage and the way back know it by.
    var id: String { get }
    /// What the header calls it; nil where the page says it itself.
    var title: String? { get }
    /// Whether it has the header, and with it the menu and its keys (TR10).
    var hasHeader: Bool { get }
    /// Whether the list of keys and the settings can be reached from it.
    var hasMenu: Bool { get }
    /// Whether the menu's other keys lead away from it.
    var canBeLeft: Bool { get }
    /// Whether a notice of what was done may lie at its foot.
    var showsNotices: Bool { get }
    /// Whether lines come and go on it while it is typed into.
    var isForm: Bool { get }
    /// Whether it is read from two metres and grows with the window.
    var isReadFromAfar: Bool { get }
    /// Whether somebody cooks by it: the screen stays on.
    var keepsAwake: Bool { get }
    /// Whether timers ring on it whatever is set, and are answered by its own rules.
    var ringsAlways: Bool { get }
    /// What it wants the camera to do now; nil = it wants none.
    var camera: CameraWish? { get }
    /// What it wants the microphone to listen for now; nil = it wants none.
    var microphone: MicrophoneWish? { get }
    /// What of the library it shows: it is read again when that has changed.
    var shows: Set<LibraryPart> { get }
    /// The id of the field that Ctrl+F and / lead to; nil = they lead to the search page.
    var searchField: String? { get }
    /// The keys that mean something on it alone, and what they do, for the list that F1 shows.
    var keys: [(key: String, deed: String)] { get }
    /// When a rule of it will do something by itself.
    var deadline: Double? { get }

    /// How it looks now; a pure value of its model, built anew whenever something has changed.
    func view(_ look: Look) -> any View
    /// What lies over the page and its menu, but under a ringing timer; nil = nothing.
    func over(_ look: Look) -> Node?
    /// How much of its foot is taken, so that what can be done there stays in reach under a notice; in
    /// points.
    func foot(_ look: Look) -> Double

    /// It has come to be shown: for the first time, or again.
    func come()
    /// The library or a setting has changed under it.
    func refresh()
    /// It is going to be built, or nobody sees it any more: what it plays follows what is over it and around it.
    func attune()
    /// It is left for another; it may be come back to.
    func leave()
    /// The cook went back from it; another is shown now.
    func wentBack()
    /// The way back no longer leads through it, though the cook has not gone back from it.
    func putAside()
    /// The cook wants to see what is new, by F5 or by pulling the page down at its top (AR18); returns whether it
    /// asks somebody itself.
    func askAgain() -> Bool
    /// Does what has become due.
    func elapse()
    /// A key that nothing on the page has taken; returns whether it meant something.
    func key(_ key: KeyPress) -> Bool
    /// The cook has moved the pointer, pressed or turned something, on the page or over it.
    func stirred()
    /// A hand has swept before the camera.
    func wave(_ wave: Wave)
    /// A command was said that means something to some pages; returns whether it does here.
    func hear(_ command: SpokenCommand) -> Bool
    /// The hand that swept has come to rest, and all is known of the wave.
    func settled(_ swipe: Swipe)
    /// A movement before the camera was nearly a sweep.
    func nearMiss(_ miss: NearMiss)
    /// The camera may have been switched on or off, or has something new to show.
    func cameraChanged()
    /// Something was dropped on the window; returns whether it meant something.
    func drop(_ drop: Drop) -> Bool
    /// Escape; returns whether there was something to leave before the page itself, such as picking.
    func escape() -> Bool
    /// Escape, after that: the way out of the page.
    func giveUp()
    /// The cook looks at the window again, after having looked at another.
    func cookIsBack()
    /// The program ends.
    func close()
    /// A sentence that the cook must hear of where no notices are shown.
    func say(_ sentence: String)
}

extension Page {
    public var title: String? { nil }
    public var hasHeader: Bool { true }
    public var hasMenu: Bool { true }
    public var canBeLeft: Bool { true }
    public var showsNotices: Bool { true }
    public var isForm: Bool { false }
    public var isReadFromAfar: Bool { false }
    public var keepsAwake: Bool { false }
    public var ringsAlways: Bool { false }
    public var camera: CameraWish? { nil }
    public var microphone: MicrophoneWish? { nil }
    public var shows: Set<LibraryPart> { [] }
    public var searchField: String? { nil }
    public var keys: [(key: String, deed: String)] { [] }
    public var deadline: Double? { nil }
    public func over(_ look: Look) -> Node? { nil }
    public func foot(_ look: Look) -> Double { 0 }
    public func come() { refresh() }
    public func refresh() {}
    public func attune() {}
    public func leave() {}
    public func wentBack() {}
    public func putAside() {}
    public func askAgain() -> Bool { false }
    public func elapse() {}
    public func key(_ key: KeyPress) -> Bool { false }
    public func stirred() {}
    public func wave(_ wave: Wave) {}
    public func hear(_ command: SpokenCommand) -> Bool { false }
    public func settled(_ swipe: Swipe) {}
    public func nearMiss(_ miss: NearMiss) {}
    public func cameraChanged() {}
    public func drop(_ drop: Drop) -> Bool { false }
    public func escape() -> Bool { false }
    public func cookIsBack() {}
    public func close() {}
    public func say(_ sentence: String) {}
}
