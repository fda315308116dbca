import Exchange
import FoodCatalogue
import House

/// Asks Open Food Facts for a packet by the number under its bars, where the cook has allowed that (MO3). The number goes
/// out, and nothing else; what comes back is kept among the foods.
@MainActor final class PacketDesk {
    enum Answer: Sendable, Hashable {
        case food(CatalogueFood)
        /// Nobody has described it there, or not with its energy.
        case unknown
        /// They ask not to be asked so often, or have too much to do.
        case busy
        case unreachable
    }

    private let host: Host
    private let fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    private let catalogue: () -> FoodCatalogue?
    private var pace = AskingPace()

    init(
        _ host: Host, fetch: @escaping @Sendable (WebQuestion) throws(Refusal) -> SourceFile,
        catalogue: @escaping () -> FoodCatalogue?
    ) {
        (self.host, self.fetch, self.catalogue) = (host, fetch, catalogue)
    }

    var isAllowed: Bool { host.settings.looksUpBarcodes }

    func allow() { host.settings.looksUpBarcodes = true }

    func ask(_ barcode: String, then: @escaping @MainActor (Answer) -> Void) {
        guard pace.take(at: host.now) else { return then(.busy) }
        let address = OpenFoodFacts.address(of: barcode)
        host.services.errands.labour { [fetch] in
            do throws(Refusal) {
                let file = try fetch(WebQuestion(address, seconds: 15))
                return OpenFoodFacts.answer(file.bytes).map { Answer.food($0) } ?? .unknown
            } catch {
                return switch error.reason {
                case .missing: .unknown
                default: Self.isBusy(error) ? .busy : .unreachable
                }
            }
        } then: { [self] (answer: Answer) in
            guard case .food(let food) = answer, let catalogue = catalogue() else { return then(answer) }
            host.services.errands.run {
                try? await catalogue.add([food])
            } then: { _ in
                then(answer)
            }
        }
    }

    /// 429 and 503 are how they say it.
    nonisolated private static func isBusy(_ refusal: Refusal) -> Bool {
        ["HTTP 429", "HTTP 503"].contains(refusal.cause)
    }
}
