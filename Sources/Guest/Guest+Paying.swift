public import API
import Web

/// What is paid on the server (AR13, AR14, AR16). What comes is a stranger's: amounts that make no sense are none, and
/// the browser is sent only to pages with encryption, or to this machine itself.
extension Guest {
    public func prices() async throws(GuestTrouble) -> PriceList {
        var prices: PriceList = try await ask(.prices, Nothing.none)
        for offer in [prices.licence, prices.premium].compactMap(\.self) where !offer.isSound {
            throw .stranger(cause: "a price that is none")
        }
        prices.seller = PublicText.shown(prices.seller, 300)
        if var banner = prices.banner {
            banner.text = PublicText.shown(banner.text, 120)
            if banner.address?.hasPrefix("https://") != true { banner.address = nil }
            prices.banner = banner.text.isEmpty ? nil : banner
        }
        return prices
    }

    /// The newest; older ones aren't asked for.
    public func payments() async throws(GuestTrouble) -> [Payment] {
        let page: PageOf<Payment> = try await ask(.payments, Nothing.none)
        return page.items.filter(\.isSound)
    }

    /// - Parameter key: made before the first try; whoever asks again gives the same one.
    public func begin(_ draft: PaymentDraft, key: String) async throws(GuestTrouble) -> Payment {
        try sound(await ask(.beginPayment, draft, key: key))
    }

    /// The payment with its page. The provider may take its time.
    public func openPage(of payment: Payment.ID) async throws(GuestTrouble) -> Payment {
        try sound(await ask(.openPayment, path: try path(.openPayment, [payment]), Nothing.none))
    }

    private func sound(_ payment: Payment) throws(GuestTrouble) -> Payment {
        guard payment.isSound else { throw .stranger(cause: "a payment that is none") }
        return payment
    }
}

extension PriceList.Offer {
    fileprivate var isSound: Bool {
        Currency(currency) != nil && (1...Currency.most).contains(amount) && (0...999).contains(vatRate)
            && (1...36_500).contains(days ?? 1)
    }
}

extension Payment {
    /// Whether it can be shown, and its page opened.
    fileprivate var isSound: Bool {
        let amounts = 0...(100 * Currency.most * 100)
        return Currency(currency) != nil && [amount, vat, refunded].allSatisfy(amounts.contains)
            && (0...999).contains(vatRate) && (0...Int(Int32.max)).contains(receipt ?? 0)
            && (0...Int(Int32.max)).contains(orderNumber ?? 0) && (address.map(Self.isPage) ?? true)
    }

    private static func isPage(_ text: String) -> Bool {
        guard let address = try? WebAddress(text) else { return false }
        return address.scheme == "https" || address.host == "127.0.0.1"
    }
}
