public import Guest
public import House
import Kit
public import Library
public import Stage

/// A house around one feature, to drive its pages by events: a library in memory, a clock that stands still
/// until it is moved, and nothing to be heard, seen or felt outside.
@MainActor public final class PretendedHouse {
    public let box: RecipeBox
    public let desktop = DesktopDouble()
    private let clock = Clock()
    private let size: Size
    private let places: (Host) -> [Place]
    private let askServer: Guest.Asking?
    private let askWeb: Guest.Asking?
    /// What the pages led to in other features, in words.
    public private(set) var crossed: [String] = []

    @MainActor private final class Clock {
        var now = 1_000_000.0
    }

    public private(set) lazy var host = Host(
        settings: Settings(), timers: [], timersClock: nil,
        services: .pretended(box, desktop, askServer: askServer, askWeb: askWeb) { [clock] in clock.now },
        size: size,
        cameraByCommand: false
    ) { [unowned self] host in
        Furniture(
            menu: Menu(self.places(host), settings: Self.blank("settings", host)),
            crossings: self.crossings)
    }

    /// - Parameters:
    ///   - recipes: in the library, called "Recipe 0" and so on.
    ///   - askServer: stands for a server of the cook's; nil = nobody answers.
    ///   - askWeb: stands for services that others run; nil = nobody answers.
    ///   - places: makes the menu's places, the front page first.
    public init(
        recipes: Int = 0, size: Size = Size(1280, 800), boxes: [BoxSchema] = [],
        askServer: Guest.Asking? = nil, askWeb: Guest.Asking? = nil, places: @escaping (Host) -> [Place]
    ) async throws(LibraryError) {
        (self.size, self.places, self.askServer, self.askWeb) = (size, places, askServer, askWeb)
        box = try await RecipeBox.pretended(recipes: recipes, boxes, at: clock.now)
        host.page.come()
    }

    /// A place with nothing on its page.
    public static func blank(_ id: String, _ host: Host) -> Place {
        Place(id, icon: "home", name: { id }) { [unowned host] in BlankPage(host, id) }
    }

    private final class BlankPage: Page {
        unowned let host: Host
        let id: String
        init(_ host: Host, _ id: String) { (self.host, self.id) = (host, id) }
        func view(_ look: Look) -> any View { Spacer() }
        func giveUp() { host.goBack() }
    }

    private var crossings: Crossings {
        let note = { [unowned self] (deed: String) in self.crossed.append(deed) }
        var crossings = Crossings(
            open: { note("open \($0)") }, cook: { recipe, _ in note("cook \(recipe.id)") },
            cookFrom: { recipe, _, step in note("cook \(recipe.id) from \(step)") },
            cookByID: { note("cook \($0)") }, check: { note("check \($0)") },
            browse: { note("browse \($0)") },
            write: { note("write") }, edit: { note("edit \($0)") }, copyToEdit: { note("copy \($0.id)") },
            share: { note("share \($0.id)") }, copyText: { note("text \($0.id)") },
            collect: { recipes, _ in note("collect \(recipes)") }, plan: { id, _, _ in note("plan \(id)") },
            bringIn: { note("bring in") },
            practise: { note("practise") })
        crossings.shop = { dishes in note("shop \(dishes.map(\.recipe))") }
        crossings.showPantry = { note("pantry") }
        return crossings
    }

    // MARK: What a person does

    public func key(_ name: String, _ modifiers: KeyPress.Modifiers = []) async {
        host.handle(.key(KeyPress(name, modifiers)))
        await settle()
    }

    /// Presses what the stage knows by that id.
    /// - Returns: whether it was there to be pressed.
    @discardableResult public func press(_ id: String) async -> Bool {
        let region = host.stage.scene.regions.first { $0.spec.id == id }
        guard let press = region?.spec.press else { return false }
        press()
        await settle()
        return true
    }

    /// Waits for all answers, and until nothing moves any more.
    public func settle() async {
        for _ in 0..<3 {
            await host.services.errands.settle()
            // What the library tells of a change comes as tasks that nobody waits for, and asks for answers.
            for _ in 0..<3 { await Task.yield() }
            await host.services.errands.settle()
            _ = host.rebuild()
            clock.now += 0.5
            host.elapse()
            _ = host.rebuild()
        }
    }
}
