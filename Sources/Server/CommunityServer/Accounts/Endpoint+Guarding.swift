import API
import Foundation
import ServerStore

extension Endpoint {
    /// The second factor: asked for, shown to be there, its codes on paper, taken away.
    static let guarding = [
        Endpoint(.beginSecondFactor, .account, .proving, isForSetup: true) {
            try await $0.beginSecondFactor()
        },
        Endpoint(.confirmSecondFactor, .account, .proving, isForSetup: true) {
            try await $0.confirmSecondFactor()
        },
        Endpoint(.renewRecoveryCodes, .account, .proving) { try await $0.renewRecoveryCodes() },
        Endpoint(.removeSecondFactor, .account, .proving) { try await $0.removeSecondFactor() },
    ]
}

extension Asking {
    fileprivate func beginSecondFactor() async throws -> Reply {
        let form = try await form(SecondFactorWish.self)
        let account = try await proveOwner(form.password)
        guard account.secondFactor == nil else { throw Problem.forbidden("there is one already") }
        let secret = OneTimeCode.newSecret()
        try await store.write { try accounts($0).wantSecondFactor(secret, id: account.shown.id) }
        let name =
            backroom.settings.name
            .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "Hands%20Off"
        return try .json(
            SecondFactorOffer(
                secret: secret,
                address: "otpauth://totp/\(name):\(account.shown.userName)?secret=\(secret)&issuer=\(name)"))
    }

    fileprivate func confirmSecondFactor() async throws -> Reply {
        let form = try await form(SecondFactorProof.self), now = now, letters = backroom.letters
        let account = try await store.read { try myAccount($0) }
        let gate = SignInGuard(backroom: backroom, name: account.shown.id, block: address.block)
        try await gate.enter()
        guard let secret = account.secondFactorWanted else { throw Problem.expired }
        guard
            let step = OneTimeCode.step(
                of: form.code, secret: secret, at: backroom.clock.sense().machine, after: 0)
        else {
            try await gate.failed()
            throw Problem.invalid(["code": .wrong])
        }
        let codes = Self.newRecoveryCodes()
        try await store.write { connection in
            // Not if another device has begun anew meanwhile: its secret is another one.
            guard try myAccount(connection).secondFactorWanted == secret else { throw Problem.expired }
            try accounts(connection).setSecondFactor(secret, step: step, id: account.shown.id)
            try accounts(connection).setRecoveryCodes(codes, id: account.shown.id)
            try letters.secondFactorWasSet(of: account, in: connection, at: now)
        }
        backroom.bell.ring()
        return try .json(RecoveryCodes(codes: codes))
    }

    fileprivate func renewRecoveryCodes() async throws -> Reply {
        let form = try await form(RecoveryRenewal.self)
        let codes = Self.newRecoveryCodes()
        try await proveOwner(form.password, code: form.code) { account, connection in
            try accounts(connection).setRecoveryCodes(codes, id: account.shown.id)
        }
        return try .json(RecoveryCodes(codes: codes))
    }

    fileprivate func removeSecondFactor() async throws -> Reply {
        let form = try await form(SecondFactorRemoval.self), now = now, letters = backroom.letters
        try await proveOwner(form.password, code: form.code) { account, connection in
            try accounts(connection).setSecondFactor(nil, step: 0, id: account.shown.id)
            try letters.secondFactorWasRemoved(of: account, in: connection, at: now)
        }
        backroom.bell.ring()
        return Reply()
    }

    /// Asks for the password and a code, and changes something of the second factor, if there is one.
    private func proveOwner(
        _ password: String?, code: String,
        _ change: @escaping @Sendable (StoredAccount, any Connection) throws -> Void
    ) async throws {
        let proved = try await proveOwner(password)
        let gate = SignInGuard(backroom: backroom, name: proved.shown.id, block: address.block)
        let isRight = try await store.write { connection in
            let account = try myAccount(connection)
            guard account.secondFactor != nil else { throw Problem.forbidden("there is no second factor") }
            guard try useCode(code, of: account, in: connection) else { return false }
            try change(account, connection)
            return true
        }
        guard isRight else {
            try await gate.failed()
            throw Problem.invalid(["code": .wrong])
        }
    }

    /// Of 64 bits each, in hexadecimal.
    private static func newRecoveryCodes() -> [String] {
        (0..<RecoveryCodes.count).map { _ in Secrets.hexadecimal(Secrets.bytes(8)) }
    }
}
