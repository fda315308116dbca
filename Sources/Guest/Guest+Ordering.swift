public import API
public import struct Foundation.Data
import Web

/// Ordering from the server's kitchen (KI2–KI5). What comes is a stranger's: a menu or an order that makes no sense is none.
extension Guest {
    public func menu() async throws(GuestTrouble) -> Menu {
        let menu: Menu = try await ask(.menu, Nothing.none)
        guard menu.faults.isEmpty else { throw .stranger(cause: "a menu that is none") }
        return menu
    }

    /// A picture of something on the menu. Whoever decodes it does so in the scullery.
    public func dishPicture(_ hash: String) async throws(GuestTrouble) -> Data {
        try await picture(.dishPicture, [hash])
    }

    /// The newest; older ones aren't asked for.
    public func orders() async throws(GuestTrouble) -> [MealOrder] {
        let page: PageOf<MealOrder> = try await ask(.orders, Nothing.none)
        return page.items.filter(\.isSound)
    }

    /// - Parameter key: made before the first try; whoever asks again gives the same one.
    public func place(_ draft: OrderDraft, key: String) async throws(GuestTrouble) -> MealOrder {
        try sound(await ask(.placeOrder, draft, key: key))
    }

    public func cancel(_ order: MealOrder.ID) async throws(GuestTrouble) -> MealOrder {
        try sound(await ask(.cancelOrder, path: try path(.cancelOrder, [order]), Nothing.none))
    }

    private func sound(_ order: MealOrder) throws(GuestTrouble) -> MealOrder {
        guard order.isSound else { throw .stranger(cause: "an order that is none") }
        return order
    }
}

extension MealOrder {
    /// Whether it can be shown: bounded in size and sums, with nothing in its words that can't be seen.
    fileprivate var isSound: Bool {
        let amounts = 0...(100 * Currency.most * 100)
        return Currency(currency) != nil && (1...100).contains(lines.count) && amounts.contains(total)
            && amounts.contains(fee) && steps.count <= 20 && (0...Int(Int32.max)).contains(number)
            && PublicText.fault(in: reason ?? "", 0...500) == nil
            && lines.allSatisfy { line in
                OrderDraft.quantities.contains(line.quantity) && amounts.contains(line.price)
                    && PublicText.fault(in: line.name, 0...80) == nil && line.options.count <= 50
                    && (line.options + [line.unit]).allSatisfy { PublicText.fault(in: $0, 0...40) == nil }
                    && PublicText.fault(in: line.note, 0...200) == nil
            }
    }
}
