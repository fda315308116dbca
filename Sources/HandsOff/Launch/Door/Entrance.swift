import Foundation
import Screen

/// What becomes of a program that is started: it is the first on its library, or only tells the first what
/// the cook wants.
@MainActor struct Entrance {
    /// The exit status, if all is done.
    private(set) var status: Int32?
    private(set) var door: FrontDoor?

    /// Seconds that the first has for its answer; it may only just have been started itself.
    private static let patience = 5.0

    /// - Parameter visitors: where those who come later are added.
    init(_ options: LaunchOptions, visitors: Visitors) {
        let place = DoorPlace(
            library: options.libraryPath, runtime: ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"])
        let bell = Doorbell()
        let entry = FrontDoor.enter(place) { visitor in
            Task { @MainActor in visitors.waiting.append(visitor) }
            bell.ring()
        }
        let words = DesktopLanguage.current.wording
        switch entry {
        case .first(let door): self.door = door
        // The library is safe with two windows on it, so nobody is sent away for want of a door.
        case .noDoor(let cause): Launch.log.warning("no door: \(cause)")
        case .taken:
            let wish = options.cook.map(DoorWish.cook) ?? options.link.map(DoorWish.follow) ?? .show
            switch FrontDoor.knock(at: place, wish, patience: Self.patience) {
            case .done:
                switch wish {
                case .show: tellCook(words.alreadyOpen)
                case .cook: tellCook(words.cooksThere)
                case .follow: tellCook(words.linkOpensThere)
                }
                status = 0
            case .refused(let sentence):
                tellCook(sentence)
                status = 1
            case nil: tellCook(words.opensBeside)
            }
        }
    }
}
