import API
import House
import Language

/// What paying says.
protocol PayingWording: Wording {
    var payments: String { get }
    var payingOffline: String { get }
    var payTooLate: String { get }
    var payRefused: String { get }
    var priceChanged: String { get }
    var noPricesTitle: String { get }

    // What is sold
    var licence: String { get }
    var licenceText: String { get }
    var youHaveLicence: String { get }
    var premium: String { get }
    func premiumText(_ days: Int) -> String
    func premiumUntil(_ day: String) -> String
    /// - Parameter percent: "19 %".
    func vatWithin(_ percent: String) -> String
    func percent(_ rate: Int) -> String
    func cantBePaid(_ server: String) -> String
    func pay(_ way: PayWay) -> String
    var payHint: String { get }

    // What was paid
    var whatYouPaid: String { get }
    var nothingPaid: String { get }
    func title(_ payment: Payment) -> String
    func state(_ payment: Payment) -> String
    func receipt(_ number: Int) -> String
    var goOnPaying: String { get }
    var copyReceipt: String { get }
    var receiptCopied: String { get }
    func receiptText(_ payment: Payment, day: String, server: String, seller: String) -> String
    /// Nil = nothing that has to be told.
    func became(_ payment: Payment) -> String?

    // Home
    func sponsor(_ text: String) -> String
    var withoutThis: String { get }
}
