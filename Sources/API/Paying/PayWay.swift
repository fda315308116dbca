/// How something is paid.
public enum PayWay: String, Codable, Sendable, Hashable, CaseIterable {
    /// At the door, when it is brought.
    case cash
    /// By card, at Stripe's page.
    case stripe
    /// At PayPal's page.
    case paypal

    /// Whether it is paid in the browser, before anything is done for it.
    public var isOnline: Bool { self != .cash }
}
