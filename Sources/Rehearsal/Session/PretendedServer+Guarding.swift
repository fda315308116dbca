import API
import Foundation
import Web

/// The second factor, and other ways in.
extension PretendedServer {
    /// - Returns: nil if something else is asked.
    func guardedAnswer(
        _ person: inout Person, _ path: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer? {
        switch (request.method.name, path) {
        case ("POST", "account/second-factor"):
            let wish: SecondFactorWish = try read(request)
            guard wish.password == person.password else { throw .invalid(["password": .wrong]) }
            people[person.account.id]?.wantsFactor = true
            let secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
            let address = "otpauth://totp/Nana:\(person.account.userName)?secret=\(secret)&issuer=Nana"
            return try json(200, SecondFactorOffer(secret: secret, address: address), request)
        case ("PUT", "account/second-factor"):
            let proof: SecondFactorProof = try read(request)
            guard person.wantsFactor else { throw .expired }
            guard proof.code == Self.code else { throw .invalid(["code": .wrong]) }
            (person.wantsFactor, person.account.hasSecondFactor) = (false, true)
            return try json(200, paper(for: person), request)
        case ("POST", "account/second-factor/recovery-codes"):
            let renewal: RecoveryRenewal = try read(request)
            try prove(&person, renewal.password, renewal.code)
            return try json(200, paper(for: person), request)
        case ("POST", "account/second-factor/removal"):
            let removal: SecondFactorRemoval = try read(request)
            try prove(&person, removal.password, removal.code)
            (person.account.hasSecondFactor, person.paper) = (false, [])
            people[person.account.id] = person
            return reply(204, Data(), request)
        case ("PUT", "account/providers/pantry"):
            let link: ProviderLink = try read(request)
            guard link.password == person.password else { throw .invalid(["password": .wrong]) }
            guard link.code == Self.link else { throw .expired }
            person.account.providers = ["pantry"]
            people[person.account.id] = person
            return try account(person, request)
        case ("POST", "account/providers/pantry/removal"):
            let removal: ProviderRemoval = try read(request)
            guard removal.password == person.password else { throw .invalid(["password": .wrong]) }
            person.account.providers = []
            people[person.account.id] = person
            return try account(person, request)
        default: return nil
        }
    }

    private func prove(
        _ person: inout Person, _ password: String?, _ code: String
    ) throws(Problem) {
        guard password == person.password else { throw .invalid(["password": .wrong]) }
        guard use(code, of: &person) else { throw .invalid(["code": .wrong]) }
    }

    /// A code on paper counts once.
    func use(_ code: String?, of person: inout Person) -> Bool {
        if code == Self.code { return true }
        guard let place = person.paper.firstIndex(where: { $0 == code }) else { return false }
        person.paper.remove(at: place)
        return true
    }

    private func paper(for person: Person) -> RecoveryCodes {
        papers += 1
        let codes = (0..<RecoveryCodes.count).map { "a1b2c3d4e5f6\(1000 * papers + $0)" }
        var person = person
        person.paper = codes
        people[person.account.id] = person
        return RecoveryCodes(codes: codes)
    }
}
