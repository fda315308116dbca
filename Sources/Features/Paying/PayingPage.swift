import API
import House
import class House.Host
import Kit
import Stage

/// What is sold, and what was paid, with its receipts.
@MainActor final class PayingPage: Page {
    let paying: Paying
    /// When it is asked again by itself.
    private var next = Double.infinity

    /// Seconds: hints tell of changes at once, and where they don't come it is asked.
    private static let pause = 15.0

    init(_ paying: Paying) { self.paying = paying }

    var host: Host { paying.host }
    let id = "paying"
    var title: String? { host.words.payments }
    func view(_ look: Look) -> any View { PayingView(look: look, host: host, paying: paying) }
    func giveUp() { host.goBack() }

    func come() {
        paying.ask()
        next = host.now + Self.pause
    }

    /// As long as something is paid in the browser, or on its way back.
    var deadline: Double? {
        paying.payments?.contains { $0.state.isPayable || $0.state == .refunding } == true ? next : nil
    }

    func elapse() {
        paying.ask()
        next = host.now + Self.pause
    }

    func askAgain() -> Bool {
        paying.ask()
        return true
    }
}

struct PayingView: View {
    let look: Look
    let host: Host
    let paying: Paying

    var body: any View { PageFrame(look: look, host: host, id: "paying", content: content) }

    private var content: Node {
        guard let prices = paying.prices else {
            if let trouble = paying.trouble {
                return Trouble(
                    look: look, title: look.words.noPricesTitle, text: paying.sentence(trouble)
                ) { paying.ask() }.node
            }
            return Spacer(Space.xxl).node
        }
        return Column(spacing: Space.l) {
            if let refusal = paying.refusal { Notice(look: look, text: refusal, icon: "warning") }
            Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                if let offer = prices.licence { licence(offer, prices) }
                if let offer = prices.premium { premium(offer, prices) }
            }
            receipts
        }
        .limit(maxWidth: look.points(840)).place(.center, .start)
        .padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin))
    }

    // MARK: What is sold

    private func licence(_ offer: PriceList.Offer, _ prices: PriceList) -> Node {
        card(
            look.words.licence, "chef-hat", look.words.licenceText, offer, .licence,
            has: prices.hasLicence ? look.words.youHaveLicence : nil, isSold: !prices.hasLicence)
    }

    private func premium(_ offer: PriceList.Offer, _ prices: PriceList) -> Node {
        card(
            look.words.premium, "star", look.words.premiumText(offer.days ?? 0), offer, .premium,
            has: prices.premiumUntil.map { look.words.premiumUntil(host.date(of: $0)) }, isSold: true)
    }

    private func card(
        _ title: String, _ icon: String, _ text: String, _ offer: PriceList.Offer,
        _ purpose: Payment.Purpose, has: String?, isSold: Bool
    ) -> Node {
        let price = look.words.money(offer.amount, offer.currency)
        let isBusy = paying.buying != nil
        return Column(spacing: Space.s) {
            Row(spacing: Space.s) {
                Icon(icon, size: 24, look.colors.tomato)
                Text(title, look.type.heading, look.colors.ink, isHeading: true).grow()
                Text(price, look.type.heading, look.colors.ink)
            }
            Text(text, look.type.body, look.colors.softInk)
            if offer.vatRate > 0 {
                Text(
                    look.words.vatWithin(look.words.percent(offer.vatRate)), look.type.small,
                    look.colors.softInk)
            }
            if let has {
                Row(spacing: Space.s) {
                    Icon("check", size: 20, look.colors.sage)
                    Text(has, look.type.bodyStrong, look.colors.sage).grow()
                }
                .region(RegionSpec(.status, has, id: "has \(purpose.rawValue)"))
            }
            if offer.ways.isEmpty {
                Text(look.words.cantBePaid(paying.serverName), look.type.small, look.colors.softInk)
            } else if isSold {
                Wrap(spacing: Space.s, lineSpacing: Space.xs) {
                    for (place, way) in offer.ways.enumerated() {
                        WordButton(
                            look: look, label: look.words.pay(way), icon: place == 0 ? "globe" : nil,
                            emphasis: place == 0 ? .filled : .outlined,
                            id: "\(purpose.rawValue) \(way.rawValue)", isEnabled: !isBusy
                        ) { paying.buy(purpose, offer, by: way) }
                    }
                }
                Text(look.words.payHint, look.type.small, look.colors.softInk)
            }
        }
        .padding(x: Space.l, y: Space.m).grow().card(look)
    }

    // MARK: What was paid

    private var receipts: Node {
        let payments = (paying.payments ?? []).filter { $0.state != .expired }
        return Column(spacing: Space.s) {
            Text(look.words.whatYouPaid, look.type.heading, look.colors.ink, isHeading: true)
            if payments.isEmpty {
                Text(look.words.nothingPaid, look.type.body, look.colors.softInk)
            }
            for payment in payments { row(payment) }
        }
    }

    private func row(_ payment: Payment) -> Node {
        let title = look.words.title(payment), state = look.words.state(payment)
        return Column(spacing: Space.xs) {
            Row(spacing: Space.m) {
                Text(title, look.type.bodyStrong, look.colors.ink, maxLines: 2).grow()
                Text(
                    look.words.money(payment.amount, payment.currency), look.type.bodyStrong,
                    look.colors.ink)
            }
            .region(RegionSpec(.status, "\(title): \(state)", id: "payment \(payment.id)"))
            Text(facts(payment, state), look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.s, lineSpacing: Space.xs) {
                if payment.state.isPayable {
                    WordButton(
                        look: look, label: look.words.goOnPaying, icon: "globe", emphasis: .plain,
                        id: "go on \(payment.id)", isEnabled: paying.buying == nil
                    ) { paying.showPage(of: payment) }
                }
                if payment.receipt != nil {
                    WordButton(
                        look: look, label: look.words.copyReceipt, icon: "copy", emphasis: .plain,
                        id: "receipt \(payment.id)"
                    ) { copy(payment) }
                }
            }
        }
        .padding(x: Space.l, y: Space.m).grow().card(look)
    }

    private func facts(_ payment: Payment, _ state: String) -> String {
        var parts = [state, look.words.name(payment.way)]
        if let receipt = payment.receipt { parts.append(look.words.receipt(receipt)) }
        parts.append(host.date(of: payment.paidAt ?? payment.createdAt))
        return parts.joined(separator: " · ")
    }

    private func copy(_ payment: Payment) {
        let words = look.words
        let text = words.receiptText(
            payment, day: host.date(of: payment.paidAt ?? payment.createdAt), server: paying.serverName,
            seller: paying.prices?.seller ?? "")
        host.stage.clipboard.write(text)
        host.services.speaker.play(.tick)
        host.tell(words.receiptCopied)
    }
}
