/// What a server's owner sells, by what ways, and what of it the account has (AR13, AR14).
public struct PriceList: Codable, Sendable, Hashable {
    public struct Offer: Codable, Sendable, Hashable {
        /// ISO 4217; the amount is in its smallest unit, with the tax.
        public var currency: String
        public var amount: Int
        /// In thousandths: 190 = 19 %.
        public var vatRate: Int
        /// For how long; nil = for good.
        public var days: Int?
        /// In which browsers' pages it can be paid; empty = nowhere.
        public var ways: [PayWay]

        public init(currency: String, amount: Int, vatRate: Int, days: Int? = nil, ways: [PayWay]) {
            (self.currency, self.amount, self.vatRate) = (currency, amount, vatRate)
            (self.days, self.ways) = (days, ways)
        }
    }

    /// A line of somebody who bears the server's costs, shown on Home to those without premium.
    public struct Banner: Codable, Sendable, Hashable {
        public var text: String
        /// Opened in the browser, if it is pressed.
        public var address: String?

        public init(text: String, address: String? = nil) { (self.text, self.address) = (text, address) }
    }

    /// Nil = it isn't sold here.
    public var licence: Offer?
    public var premium: Offer?
    /// Who sells: name, address, tax number; on receipts.
    public var seller: String
    public var hasLicence: Bool
    /// Milliseconds since 1970; nil = never had, or over.
    public var premiumUntil: Int64?
    /// Nil for those with premium, and where there is none.
    public var banner: Banner?

    public init(
        licence: Offer? = nil, premium: Offer? = nil, seller: String = "", hasLicence: Bool = false,
        premiumUntil: Int64? = nil, banner: Banner? = nil
    ) {
        (self.licence, self.premium, self.seller) = (licence, premium, seller)
        (self.hasLicence, self.premiumUntil, self.banner) = (hasLicence, premiumUntil, banner)
    }
}
