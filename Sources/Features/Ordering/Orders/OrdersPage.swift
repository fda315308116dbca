import API
import House
import class House.Host
import Kit
import Stage

/// What has been ordered, the newest first, and how far it is (KI5).
@MainActor final class OrdersPage: Page {
    let ordering: Ordering
    /// When it is asked again by itself.
    private var next = Double.infinity

    /// Seconds: hints tell of changes at once, and where they don't come it is asked.
    private static let pause = 15.0

    init(_ ordering: Ordering) { self.ordering = ordering }

    var host: Host { ordering.host }
    let id = "orders"
    var title: String? { host.words.myOrders }
    func view(_ look: Look) -> any View { OrdersView(look: look, host: host, ordering: ordering) }
    func giveUp() { host.goBack() }

    func come() {
        ordering.come()
        next = host.now + Self.pause
    }

    /// As long as something is to come.
    var deadline: Double? { ordering.isUnderWay ? next : nil }

    func elapse() {
        ordering.askOrders()
        next = host.now + Self.pause
    }

    func askAgain() -> Bool {
        ordering.askOrders()
        return true
    }
}

struct OrdersView: View {
    let look: Look
    let host: Host
    let ordering: Ordering

    var body: any View { PageFrame(look: look, host: host, id: "orders", content: content) }

    private var content: Node {
        guard let orders = ordering.orders else {
            if let trouble = ordering.trouble {
                return Trouble(look: look, title: look.words.noOrdersTitle, text: ordering.sentence(trouble))
                {
                    ordering.come()
                }.node
            }
            return Spacer(Space.xxl).node
        }
        if orders.isEmpty {
            return EmptyState(
                look: look, icon: "list", title: look.words.noOrdersTitle, text: look.words.noOrders
            ).node
        }
        return Column(spacing: Space.m) { for order in orders { card(order) } }
            .limit(maxWidth: look.points(720)).place(.center, .start)
            .padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin))
    }

    private func color(_ state: OrderState) -> Color {
        switch state {
        case .refused: look.colors.tomato
        case .delivered: look.colors.sage
        case .cancelled: look.colors.softInk
        default: look.colors.ink
        }
    }

    private func card(_ order: MealOrder) -> Node {
        let wait = OrderWait(order, at: Int64(host.now * 1000))
        let said = order.isHeld ? look.words.waitsForPayment : look.words.wait(wait, order.state)
        return Column(spacing: Space.s) {
            Row(spacing: Space.m) {
                Text(look.words.order(order.number), look.type.heading, look.colors.ink, isHeading: true)
                    .grow()
                Text(said, look.type.bodyStrong, color(order.state))
            }
            .region(RegionSpec(.status, "\(look.words.order(order.number)): \(said)"))
            Text(
                look.words.placed(
                    look.words.ago(Double(order.placedAt) / 1000, host.now), order.delivery.place),
                look.type.small, look.colors.softInk)
            if let reason = order.reason {
                Notice(look: look, text: look.words.refusedBecause(reason), icon: "warning")
            }
            for line in order.lines {
                Row(spacing: Space.m) {
                    Text(
                        "\(line.quantity) × " + look.words.line(line), look.type.body,
                        look.colors.ink, maxLines: 3
                    ).grow()
                    Text(ordering.money(line.amount, order.currency), look.type.body, look.colors.ink)
                }
            }
            Row(spacing: Space.m) {
                Text(look.words.total, look.type.bodyStrong, look.colors.ink).grow()
                Text(ordering.money(order.total, order.currency), look.type.bodyStrong, look.colors.ink)
            }
            if let money = look.words.money(of: order) {
                Text(money, look.type.small, look.colors.softInk)
            }
            Wrap(spacing: Space.s, lineSpacing: Space.xs) {
                if order.isHeld {
                    WordButton(
                        look: look, label: look.words.payNow, icon: "globe", emphasis: .filled,
                        id: "pay \(order.id)", isEnabled: !ordering.isOpeningPage
                    ) { ordering.pay(order) }
                }
                if order.state == .placed {
                    WordButton(
                        look: look, label: look.words.cancelOrder, emphasis: .plain, id: "cancel \(order.id)"
                    ) { ordering.cancel(order) }
                }
                WordButton(
                    look: look, label: look.words.orderAgain, icon: "redo", emphasis: .plain,
                    id: "again \(order.id)"
                ) { ordering.again(order) }
            }
        }
        .padding(x: Space.l, y: Space.m).grow().card(look)
    }
}
