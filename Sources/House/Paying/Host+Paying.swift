public import API
public import Guest

extension Host {
    /// Gives a payment its page, and shows that in the browser (AR13). Nothing is known of what happens there: the server
    /// tells it when there is something to tell.
    /// - Parameter then: the payment as it is now, or why there is no page.
    public func showPage(
        of payment: Payment.ID, from guest: Guest,
        then: @escaping @MainActor (Result<Payment, GuestTrouble>) -> Void
    ) {
        _ = services.errands.wait { () async -> Result<Payment, GuestTrouble> in
            do throws(GuestTrouble) { return .success(try await guest.openPage(of: payment)) } catch {
                return .failure(error)
            }
        } then: { [self] answer in
            if case .success(let payment) = answer, let address = BrowserAddress(payment.address) {
                open(address)
            }
            then(answer)
            touch()
        }
    }

    /// The date of a time that a server has told, in milliseconds since 1970.
    public func date(of milliseconds: Int64) -> String {
        let day = services.date(Double(milliseconds) / 1000)
        return words.date(year: day.year, month: day.month, day: day.day)
    }
}
