import API

extension Page {
    /// Where a browser comes back to from a provider's page.
    /// - Parameter hasLeft: whether whoever was to pay went away from it without paying.
    static func cameBack(_ state: Payment.State, hasLeft: Bool, _ language: PageLanguage) -> Page {
        switch state {
        case .paid:
            Page(
                language, language.say("It is paid", "Es ist bezahlt"),
                language.say(
                    "Thank you. You can close this page.", "Danke. Du kannst diese Seite schließen."))
        case .begun where hasLeft, .open where hasLeft:
            Page(
                language, language.say("Nothing was paid", "Nichts wurde bezahlt"),
                language.say(
                    "You can close this page, and pay from Hands Off within the hour.",
                    "Du kannst diese Seite schließen und innerhalb einer Stunde von Hands Off aus bezahlen."))
        case .begun, .open:
            Page(
                language, language.say("Thank you", "Danke"),
                language.say(
                    "As soon as the payment has arrived, Hands Off shows it. You can close this page.",
                    "Sobald die Zahlung eingegangen ist, zeigt Hands Off es an. Du kannst diese Seite schließen."
                ))
        case .refunding, .refunded:
            Page(
                language, language.say("It goes back", "Es geht zurück"),
                language.say(
                    "What was paid is given back: it wasn’t wanted any more. You can close this page.",
                    "Was bezahlt wurde, geht zurück: Es wurde nicht mehr gebraucht. Du kannst diese Seite schließen."
                ))
        case .expired, .disputed, .lost, .unclear:
            Page(
                language, language.say("This can’t be paid any more", "Das lässt sich nicht mehr bezahlen"),
                language.say(
                    "Look in Hands Off at how it is. You can close this page.",
                    "Sieh in Hands Off nach, wie es steht. Du kannst diese Seite schließen."))
        }
    }
}

extension PageLanguage {
    /// What a payment is for, as whoever pays reads it with the provider and on the receipt.
    func title(_ payment: Payment) -> String {
        switch payment.purpose {
        case .licence: say("Licence to publish", "Lizenz zum Veröffentlichen")
        case .premium: say("Premium", "Premium")
        case .order: say("Order \(payment.orderNumber ?? 0)", "Bestellung \(payment.orderNumber ?? 0)")
        }
    }
}
