import API
import Foundation
import HTTPTypes
import ServerStore

extension Endpoint {
    static let paying = [
        Endpoint(.prices, .account, .reading) { try await $0.sendPrices() },
        Endpoint(.payments, .account, .reading) { try await $0.sendPayments() },
        once(.beginPayment, .paying) { try await $0.beginPayment() },
        Endpoint(.payment, .account, .reading) { try await $0.sendPayment() },
        Endpoint(.openPayment, .account, .paying) { try await $0.openPayment() },
        Endpoint(.stripeHook, .everybody, .hooks) { try await $0.hear(.stripe) },
        Endpoint(.paypalHook, .everybody, .hooks) { try await $0.hear(.paypal) },
        page(.paid, .reading) { asking, language in try await asking.comeBack(language) },
    ]

    static let paymentsOfPage = 30
}

extension Pace {
    static let paying = Pace(name: "paying", burst: 20, interval: 10_000)
    /// What providers tell.
    static let hooks = Pace(name: "hooks", burst: 600, interval: 50, isByAddress: true)
}

extension Asking {
    // MARK: For the account

    fileprivate func sendPrices() async throws -> Reply {
        let settings = backroom.settings, account = try await store.read { try myAccount($0) }
        let hasPremium = account.premiumUntil.map { $0 > now } ?? false
        return try .json(
            PriceList(
                licence: offer(.licence), premium: offer(.premium), seller: settings.seller,
                hasLicence: account.hasLicence,
                premiumUntil: hasPremium ? account.premiumUntil : nil,
                banner: hasPremium ? nil : settings.banner))
    }

    /// Nil = it isn't sold here.
    private func offer(_ purpose: Payment.Purpose) -> PriceList.Offer? {
        let settings = backroom.settings
        let price: SetPrice? =
            switch purpose {
            case .licence: settings.hasCommunity ? settings.licencePrice : nil
            case .premium: settings.premiumPrice
            case .order: nil
            }
        return price.map {
            PriceList.Offer(
                currency: $0.currency, amount: $0.amount, vatRate: settings.vatRate,
                days: purpose == .premium ? settings.premiumDays : nil,
                ways: backroom.desks.ways($0.amount, $0.currency))
        }
    }

    fileprivate func sendPayments() async throws -> Reply {
        let list = "payments", place = try timePlace(list), me = try me, limit = Endpoint.paymentsOfPage
        let found = try await store.read {
            try Payments($0).list(of: me.account, after: place, limit: limit + 1)
        }
        return try .json(page(list, found, limit, place: \.place, shown: \.shown))
    }

    fileprivate func beginPayment() async throws -> Effect {
        let draft = try await form(PaymentDraft.self), me = try me, now = now, key = try idempotencyKey
        guard let offer = offer(draft.purpose) else { throw Problem.invalid(["purpose": .gone]) }
        guard offer.ways.contains(draft.way) else { throw Problem.invalid(["way": .gone]) }
        return Effect { connection in
            let payments = Payments(connection)
            if let begun = try payments.find(once: key, of: me.account) {
                return try .json(begun.shown, 201)
            }
            guard draft.amount == offer.amount, draft.currency == offer.currency else {
                throw Problem.orderChanged(["amount": .price])
            }
            if draft.purpose == .licence, try myAccount(connection).hasLicence {
                throw Problem.invalid(["purpose": .taken])
            }
            let payment = try payments.begin(
                .init(
                    purpose: draft.purpose, way: draft.way, currency: offer.currency, amount: offer.amount,
                    vatRate: offer.vatRate, days: offer.days), by: me.account, once: key, at: now)
            return try .json(payment.shown, 201)
        }
    }

    /// The caller's own; another's is there as little as none.
    private func ownPayment(_ connection: any Connection) throws -> StoredPayment {
        let me = try me
        guard let payment = try Payments(connection).find(parameters.get("payment") ?? ""),
            payment.account == me.account
        else { throw Problem.notFound }
        return payment
    }

    fileprivate func sendPayment() async throws -> Reply {
        try await .json(store.read { try ownPayment($0).shown })
    }

    /// A page to pay on: the one that there is, or a new one.
    fileprivate func openPayment() async throws -> Reply {
        let (payment, account) = try await store.read { (try ownPayment($0), try myAccount($0)) }
        if payment.shown.state == .open || !payment.shown.state.isPayable { return try .json(payment.shown) }
        guard now < payment.shown.createdAt + StoredPayment.opening,
            try await backroom.isWanted(payment)
        else { throw Problem.expired }
        guard let desk = backroom.desks[payment.shown.way] else { throw Problem.notFound }
        let language: PageLanguage = account.shown.language == "de" ? .german : .english
        let wish = PayPageWish(
            payment: payment, title: language.title(payment.shown),
            back: backroom.settings.address + Route.paid.path(payment.id), language: language.rawValue,
            server: backroom.settings.name)
        do {
            let page = try await desk.page(wish), now = now
            let opened = try await store.write {
                try Payments($0).opened(
                    payment.id, reference: page.reference, address: page.address, at: now)
            }
            backroom.till.ring()
            return try .json(opened.shown)
        } catch let trouble as PayTrouble {
            backroom.logger.warning(
                "no page to pay on: \(trouble.cause)", metadata: ["way": "\(payment.shown.way.rawValue)"])
            if trouble.isRefused, let closed = try await close(payment) { return try .json(closed.shown) }
            throw Problem(
                .busy, status: 503, title: "Whoever takes the payment doesn’t answer; try again.")
        }
    }

    /// The provider won't have it, as an amount that is too small for it: nobody shall wait for that.
    /// - Returns: nil if somebody has been faster.
    private func close(_ payment: StoredPayment) async throws -> StoredPayment? {
        let now = now, word = ProviderWord(page: .closed, currency: payment.paidCurrency)
        let closed = try await store.write { connection -> StoredPayment? in
            do {
                return try Payments(connection).settle(payment.id, by: word, seen: payment, at: now)?.after
            } catch is Payments.Overtaken {
                return nil
            }
        }
        if let closed { await backroom.hint(of: closed, at: now) }
        return closed
    }

    // MARK: From providers

    fileprivate func hear(_ way: PayWay) async throws -> Reply {
        guard let desk = backroom.desks[way] else { throw Problem.notFound }
        let body = try await bytes(limit: 256 << 10), now = now
        let news: PayNews
        do throws(PayTrouble) {
            news = try await desk.news(request.headers, body, at: now)
        } catch {
            backroom.logger.warning("\(way.rawValue) told: \(error.cause)")
            throw error.isForged ? Problem.malformed("no signature of the provider’s") : Problem.storeAway
        }
        let isOurs = try await store.write { connection in
            let payments = Payments(connection)
            guard try payments.hear(news.event, from: way, at: now) else { return false }
            // What isn't ours is another program's of the same owner.
            let found = try news.names.lazy.compactMap { name -> StoredPayment? in
                if let mine = try payments.find(name), mine.shown.way == way { return mine }
                return try payments.find(way, called: name)
            }.first
            guard let found else { return false }
            try payments.look(found.id, at: now)
            return true
        }
        if isOurs { backroom.till.ring() }
        return try .json([String: String]())
    }

    // MARK: In the browser

    /// From the provider's page. That a browser comes here proves nothing: the provider is asked.
    fileprivate func comeBack(_ language: PageLanguage) async throws -> PageAnswer {
        let id = parameters.get("payment") ?? "", now = now
        guard let payment = try await store.read({ try Payments($0).find(id) }) else {
            throw Problem.notFound
        }
        if payment.shown.state == .open {
            try await store.write { try Payments($0).look(id, at: now) }
            backroom.till.ring()
        }
        let hasLeft = request.uri.queryParameters["left"] != nil
        return .ok(.cameBack(payment.shown.state, hasLeft: hasLeft, language))
    }
}
