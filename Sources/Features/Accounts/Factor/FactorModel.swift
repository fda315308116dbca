import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Screen

/// Making a second factor and looking after it; each step asks the server, which decides.
@MainActor final class FactorModel: FormKeeper {
    /// What is asked for while there is one.
    enum Deed { case renew, remove }

    let mine: MineModel
    /// Waits for the first code.
    private(set) var offer: (secret: String, code: QRCode?)?
    /// Codes on paper, shown once.
    private(set) var codes: [String] = []
    private(set) var deed: Deed?
    var form = AccountForm()

    init(_ mine: MineModel) { self.mine = mine }

    var host: Host { mine.host }
    private var hasPassword: Bool { mine.account?.hasPassword == true }
    var isOn: Bool { mine.account?.hasSecondFactor == true }

    /// Those that the step now wants, in their order.
    var fields: [AccountField] {
        if offer != nil { return [.code] }
        return (hasPassword ? [.password] : []) + (deed == nil ? [] : [.code])
    }

    /// The form of the step is complete.
    func send() {
        if form.isBusy { return }
        if let wrong = form.check(fields) { return refuse(wrong) }
        if offer != nil { return confirm() }
        switch deed {
        case nil: begin()
        case .renew?: renew()
        case .remove?: remove()
        }
    }

    func want(_ deed: Deed?) {
        self.deed = deed
        form = AccountForm()
        host.services.speaker.play(.tick)
        if let first = fields.first, deed != nil { host.stage.focus(on: first.id) }
        host.touch()
    }

    // MARK: What is asked

    private func begin() {
        let wish = SecondFactorWish(password: password)
        ask { guest throws(GuestTrouble) in
            try await guest.beginSecondFactor(wish)
        } then: { [self] offer in
            self.offer = (offer.secret, QRCode(offer.address))
            // The code to be read comes first: in a small window the field would push it out.
            host.stage.scrollToTop("second-factor")
        }
    }

    private func confirm() {
        let proof = SecondFactorProof(code: code)
        ask { guest throws(GuestTrouble) in
            try await guest.confirmSecondFactor(proof)
        } then: { [self] paper in
            offer = nil
            show(paper)
            note(hasFactor: true)
            // What waited for it goes on.
            host.syncing.now()
        }
    }

    private func renew() {
        let renewal = RecoveryRenewal(password: password, code: code)
        ask { guest throws(GuestTrouble) in
            try await guest.renewRecoveryCodes(renewal)
        } then: { [self] paper in
            show(paper)
        }
    }

    private func remove() {
        let removal = SecondFactorRemoval(password: password, code: code)
        ask { guest throws(GuestTrouble) in
            try await guest.removeSecondFactor(removal)
        } then: { [self] in
            note(hasFactor: false)
            host.tell(host.words.factorIsOff)
        }
    }

    private func show(_ paper: RecoveryCodes) {
        codes = paper.codes
        host.stage.scrollToTop("second-factor")
    }

    private var password: String? { hasPassword ? form[.password] : nil }
    private var code: String { AccountField.code(typed: form[.code]) }

    private func note(hasFactor: Bool) {
        guard var account = mine.account else { return }
        account.hasSecondFactor = hasFactor
        host.membership.update(account)
        mine.refresh()
    }

    private func ask<T: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> T,
        then: @escaping @MainActor (T) -> Void
    ) {
        form.isBusy = true
        host.touch()
        mine.ask(question) { [self] answer in
            form = AccountForm()
            deed = nil
            host.services.speaker.play(.favourite)
            then(answer)
        } failed: { [self] trouble in
            // It was begun on another device meanwhile, or long ago.
            if trouble.kind == .expired { offer = nil }
            fail(trouble, in: fields)
        }
    }

    // MARK: What the cook takes along

    func copySecret() {
        guard let offer else { return }
        host.stage.clipboard.write(offer.secret)
        host.services.speaker.play(.tick)
        host.tell(host.words.secretCopied)
    }

    func keptCodes() {
        codes = []
        host.services.speaker.play(.tick)
        host.touch()
    }
}
