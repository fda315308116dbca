import API
import struct Foundation.UUID
import Guest
public import House
import class House.Host
public import Kit
public import Stage

/// What the server's owner sells, what the account has paid, and a line of whoever bears the costs (AR13, AR14, AR16).
/// Nothing of it shows where nothing is to be paid.
@MainActor public final class Paying {
    unowned let host: Host
    public private(set) lazy var place = House.Place(
        "paying", icon: "chef-hat", name: { [unowned host] in host.words.payments },
        isThere: { [unowned self] in isThere }, page: { [unowned self] in PayingPage(self) })

    private(set) var prices: PriceList?
    /// The newest first; nil = not read yet.
    private(set) var payments: [Payment]?
    private(set) var trouble: GuestTrouble?
    /// What is being bought now: its page is on its way.
    private(set) var buying: Payment.Purpose?
    /// Why the last try came to nothing, as a sentence.
    private(set) var refusal: String?
    /// Made before something is first asked for; asked again, it is the same one.
    private var keys: [PaymentDraft: String] = [:]
    /// Whose it is; nil = nobody's.
    private var whose: String?

    public init(_ host: Host) {
        self.host = host
        host.membership.listen(for: .payments) { [weak self] in
            if self?.isThere == true { self?.ask() }
        }
    }

    var isThere: Bool { host.membership.can("paying") }
    var serverName: String { host.membership.serverName }

    // MARK: Asking

    /// A page is shown, or something has been told: the server is asked.
    func ask() {
        if host.membership.identity != whose {
            (prices, payments, trouble, buying, refusal, keys) = (nil, nil, nil, nil, nil, [:])
            whose = host.membership.identity
        }
        ask { guest throws(GuestTrouble) in
            (try await guest.prices(), try await guest.payments())
        } then: { [self] answer in
            switch answer {
            case .success(let (prices, payments)):
                (self.prices, trouble) = (prices, nil)
                take(payments)
            case .failure(.cancelled): break
            case .failure(let trouble): self.trouble = trouble
            }
        }
    }

    /// Says what has become of those that were known.
    private func take(_ new: [Payment]) {
        let before = Dictionary((payments ?? []).map { ($0.id, $0) }) { first, _ in first }
        payments = new
        for payment in new where payment.purpose != .order {
            guard let known = before[payment.id], known.state != payment.state else { continue }
            guard let sentence = host.words.became(payment) else { continue }
            host.services.speaker.play(payment.state == .paid ? .finish : .refused)
            host.tell(sentence)
        }
    }

    private func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Answer,
        then: @escaping @MainActor (Result<Answer, GuestTrouble>) -> Void
    ) {
        host.membership.ask("paying", question, then: then) { [weak self] in self?.buying = nil }
    }

    func sentence(_ trouble: GuestTrouble) -> String {
        if host.settings.worksOffline { return host.words.payingOffline }
        if trouble.kind == .expired { return host.words.payTooLate }
        return trouble.sentence(host.words, serverName)
    }

    // MARK: Buying

    /// Wants something, and shows the page on which it is paid.
    func buy(_ purpose: Payment.Purpose, _ offer: PriceList.Offer, by way: PayWay) {
        guard buying == nil else { return }
        // One that was begun is gone on with: two pages would be paid twice.
        if let begun = payments?.first(where: {
            $0.purpose == purpose && $0.way == way && $0.state.isPayable && $0.amount == offer.amount
        }) {
            return showPage(of: begun)
        }
        let draft = PaymentDraft(
            purpose: purpose, way: way, currency: offer.currency, amount: offer.amount)
        let key = keys[draft] ?? UUID().uuidString.lowercased()
        keys[draft] = key
        (buying, refusal) = (purpose, nil)
        host.touch()
        ask { guest throws(GuestTrouble) in
            try await guest.begin(draft, key: key)
        } then: { [self] answer in
            buying = nil
            switch answer {
            case .success(let payment):
                // The next one is another one.
                keys[draft] = nil
                know(payment)
                showPage(of: payment)
            case .failure(let trouble): refuse(trouble, draft)
            }
        }
    }

    private func refuse(_ trouble: GuestTrouble, _ draft: PaymentDraft) {
        host.services.speaker.play(.refused)
        refusal = trouble.kind == .orderChanged ? host.words.priceChanged : sentence(trouble)
        // It has said so; whether it has heard of anything else isn't known.
        if [.orderChanged, .invalid, .keyReused].contains(trouble.kind) { keys[draft] = nil }
        ask()
    }

    /// The page of one that hasn't been paid yet.
    func showPage(of payment: Payment) {
        guard buying == nil, let guest = host.membership.guest, !host.settings.worksOffline else {
            return host.services.speaker.play(.refused)
        }
        let account = host.membership.identity
        (buying, refusal) = (payment.purpose, nil)
        host.touch()
        host.showPage(of: payment.id, from: guest) { [weak self] answer in
            guard let self else { return }
            buying = nil
            guard account == host.membership.identity else { return }
            switch answer {
            case .success(let payment):
                know(payment)
                if payment.state == .expired {
                    host.services.speaker.play(.refused)
                    refusal = host.words.payRefused
                }
            case .failure(let trouble):
                host.services.speaker.play(.refused)
                refusal = trouble.kind == .busy ? host.words.payPageAway : sentence(trouble)
                ask()
            }
        }
    }

    private func know(_ payment: Payment) {
        payments = [payment] + (payments ?? []).filter { $0.id != payment.id }
    }

    // MARK: Home

    /// A line of whoever bears the server's costs, for those without premium; nil = there is none.
    public func banner(_ look: Look) -> Node? {
        guard isThere, !host.settings.worksOffline else { return nil }
        if host.membership.identity != whose { ask() }
        return prices?.banner.map { SponsorLine(look: look, host: host, paying: self, banner: $0).node }
    }
}
