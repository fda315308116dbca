public import House
import Cooking
import Language
import Library
import Rescuing
public import Stage

/// The program: the house, with all features in it.
@MainActor public final class App {
    public let host: Host
    /// Why the library can't be opened, and what can be done about it; nil = it is open.
    let rescue: Rescue?
    private let rooms: Rooms

    /// The features as they are now; another library gets new ones.
    @MainActor private final class Rooms {
        var opening: Opening
        private(set) var made: Features?

        init(_ opening: Opening) { self.opening = opening }

        func furnish(_ host: Host) -> Features {
            let features = Features(host, opening) { [unowned self, unowned host] work, then in
                App.replaceLibrary(self, host, work, then: then)
            }
            made = features
            return features
        }
    }

    public init(_ opening: Opening, services: Services, size: Size, cameraByCommand: Bool) {
        let rooms = Rooms(opening)
        self.rooms = rooms
        rescue = opening.rescue
        host = Host(
            settings: opening.settings, timers: opening.timers, timersClock: opening.timersClock,
            services: services, size: size, cameraByCommand: cameraByCommand
        ) { rooms.furnish($0).furniture }
        host.begin(at: opening.rescue.map { Rescuing.page($0, host) })
        let words = host.language.wording
        if let aside = opening.aside { host.tell(words.isRescued(aside)) }
        if let log = opening.strangeLog { host.tell(words.strangeLogIsKept(log)) }
    }

    var features: Features { rooms.made ?? rooms.furnish(host) }

    /// Puts another library in the place of this one, all or nothing, and begins anew with it; what is on the
    /// stove goes on.
    private static func replaceLibrary(
        _ rooms: Rooms, _ host: Host,
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void,
        then: @escaping @MainActor () -> Void
    ) {
        // What is still being brought in was meant for the library that goes.
        let importing = rooms.made?.bringing.stop()
        let services = host.services
        services.errands.write {
            [box = services.box, starters = services.starters, desktop = services.language, now = host.now] in
            await importing?.value
            do throws(LibraryError) { try await work(box) } catch {
                return Result<Opening, LibraryError>.failure(error)
            }
            return .success(await Opening.read(from: box, starters: starters, language: desktop, at: now))
        } then: { answer in
            switch answer {
            case .success(let opening):
                begin(with: opening, rooms, host)
                then()
            case .failure(let error): rooms.made?.preferences.tellRestoreFailed(error)
            }
        }
    }

    private static func begin(with opening: Opening, _ rooms: Rooms, _ host: Host) {
        let wasCooking = rooms.made?.cooking.recipe != nil
        let areSettingsOpen = host.isShown(host.menu.settings.page)
        let old = rooms.made
        rooms.opening = opening
        host.useOther(opening.settings, atSettings: areSettingsOpen)
        if wasCooking, let interrupted = old?.cooking.interrupted {
            rooms.made?.cooking.goOn(with: interrupted)
        }
    }

    // MARK: What it is asked from outside

    /// When a tap on a step is known to be a single one; nil = none waits.
    public var tapDeadline: Double? { features.cooking.tapDeadline }
    /// Whether recipes that are coming in have been asked to stop, and haven't yet.
    public var isStopping: Bool { features.bringing.isStopping }

    /// Opens the slideshow of a recipe by title or id; returns a sentence if that can't be done.
    public func cook(_ dish: String) async -> String? { await features.cooking.start(dish: dish) }

    /// Does what a second Hands Off was started for. A dish that is being cooked is never put aside for
    /// another.
    func fulfil(_ wish: DoorWish) async -> DoorAnswer {
        let refusal: String?
        switch wish {
        case .show: refusal = nil
        case .cook(let dish): refusal = await features.cooking.show(dish: dish)
        case .follow(let link): refusal = follow(link)
        }
        return refusal.map(DoorAnswer.refused) ?? .done
    }

    /// Goes where a link leads that another program has handed over, as far as the cook wants that; returns a sentence
    /// if it leads nowhere.
    public func follow(_ link: String) -> String? {
        if let rescue { return rescue.error.sentence(host.language.wording) }
        return features.links.follow(link)
    }
}
