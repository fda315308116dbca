import Foundation
import ServerStore
import Synchronization
import Web

/// Speaks with providers: where they are, what a browser's code stands for, who somebody is.
///
/// They are asked as servers that the owner has chosen: with encryption, never sent on, within limits.
final class ProviderDesk: Sendable {
    private struct Known {
        var doors: ProviderDoors
        var until: Int64
    }

    private let known = Mutex<[String: Known]>([:])

    /// Milliseconds for which a provider's description is good.
    private static let memory: Int64 = 3_600_000
    private static let limit = 256 << 10
    private static let patience = WebPatience(connecting: 5, whole: 15, stalled: 10)

    /// - Parameter now: milliseconds, by a clock that nobody sets (``ServerClock/steadily``).
    func doors(_ setting: ProviderSetting, at now: Int64) async throws(ProviderTrouble) -> ProviderDoors {
        switch setting.kind {
        case .facebook(let doors): return try ProviderDoors(doors)
        case .openID(let issuer):
            let last = known.withLock { $0[issuer] }
            if let last, last.until > now { return last.doors }
            let answer = try await ask(WebRequest(try ProviderDoors.description(of: issuer), trust: .chosen))
            let doors = try ProviderDoors(answer, issuer: issuer)
            known.withLock { $0[issuer] = Known(doors: doors, until: now + Self.memory) }
            return doors
        }
    }

    /// Where the browser is sent, with all that the provider has to know.
    /// - Parameter redirect: where the provider sends it back to, as it is registered there.
    func way(
        _ setting: ProviderSetting, _ doors: ProviderDoors, _ secrets: ProviderTrip.Secrets,
        redirect: String, asksEmail: Bool
    ) -> String {
        var query = [
            ("response_type", "code"), ("client_id", setting.client), ("redirect_uri", redirect),
            ("state", secrets.state), ("code_challenge", secrets.challenge),
            ("code_challenge_method", "S256"),
        ]
        switch setting.kind {
        case .openID:
            query.append(("scope", asksEmail ? "openid profile email" : "openid profile"))
            query.append(("nonce", secrets.nonce))
            // Nobody is signed in without a click, by a link that somebody else has made (RFC 8252, 8.6).
            query.append(("prompt", "select_account"))
        case .facebook: query.append(("scope", asksEmail ? "public_profile,email" : "public_profile"))
        }
        return doors.authorize + (doors.authorize.contains("?") ? "&" : "?") + URLWords.write(query)
    }

    /// Exchanges a code, and asks who it is.
    func person(
        code: String, _ setting: ProviderSetting, _ doors: ProviderDoors, _ secrets: ProviderTrip.Secrets,
        redirect: String, at now: Int64
    ) async throws(ProviderTrouble) -> ProviderPerson {
        let grant = try await exchange(code, setting, doors, secrets, redirect: redirect)
        switch setting.kind {
        case .facebook: return try await friend(grant, setting, doors)
        case .openID(let issuer):
            guard let text = grant.id_token else { throw ProviderTrouble("no ID token") }
            let token = try IDToken(
                text, .init(issuer: issuer, client: setting.client, nonce: secrets.nonce, now: now))
            var person = ProviderPerson(
                subject: token.subject, name: token.name, email: token.email, picture: token.picture)
            if person.name == nil { try await complete(&person, grant, doors) }
            return person
        }
    }

    // MARK: The token endpoint

    private struct Grant: Decodable {
        var access_token: String
        var token_type: String?
        var id_token: String?
    }

    private func exchange(
        _ code: String, _ setting: ProviderSetting, _ doors: ProviderDoors, _ secrets: ProviderTrip.Secrets,
        redirect: String
    ) async throws(ProviderTrouble) -> Grant {
        var form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirect),
            ("code_verifier", secrets.verifier),
        ]
        var headers: WebHeaders = [
            "Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json",
        ]
        if doors.sendsSecretInForm {
            form += [("client_id", setting.client), ("client_secret", setting.secret)]
        } else {
            let pair = "\(URLWords.escaped(setting.client)):\(URLWords.escaped(setting.secret))"
            headers["Authorization"] = "Basic \(Data(pair.utf8).base64EncodedString())"
        }
        let body = WebBody.data(Data(URLWords.write(form).utf8))
        let answer = try await ask(WebRequest(doors.token, .post(body), headers: headers, trust: .chosen))
        guard let grant = try? JSONDecoder().decode(Grant.self, from: answer),
            (grant.token_type ?? "bearer").lowercased() == "bearer", !grant.access_token.isEmpty,
            grant.access_token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw ProviderTrouble("no token") }
        return grant
    }

    // MARK: Who it is

    private struct Profile: Decodable {
        var sub: String
        var name: String?
        var email: String?
        var picture: String?
    }

    /// Names and pictures that aren't in the ID token. What is said of another subject is not of this person
    /// (Core 1.0, section 5.3.2).
    private func complete(
        _ person: inout ProviderPerson, _ grant: Grant, _ doors: ProviderDoors
    ) async throws(ProviderTrouble) {
        guard let address = doors.person else { return }
        let answer = try await ask(
            WebRequest(
                address, headers: ["Authorization": "Bearer \(grant.access_token)"], trust: .chosen))
        guard let profile = try? JSONDecoder().decode(Profile.self, from: answer),
            profile.sub == person.subject
        else { throw ProviderTrouble("the profile of another subject") }
        (person.name, person.email) = (profile.name, person.email ?? profile.email)
        person.picture = person.picture ?? profile.picture
    }

    private struct Friend: Decodable {
        struct Picture: Decodable {
            struct Data: Decodable {
                var url: String?
                /// A shape in place of a picture.
                var is_silhouette: Bool?
            }
            var data: Data?
        }
        var id: String
        var name: String?
        var email: String?
        var picture: Picture?
    }

    /// By the Graph. The token came for our own code, so it is for us; the proof shows that whoever asks
    /// knows the secret, too.
    private func friend(
        _ grant: Grant, _ setting: ProviderSetting, _ doors: ProviderDoors
    ) async throws(ProviderTrouble) -> ProviderPerson {
        guard let me = doors.person else { throw ProviderTrouble("no Graph") }
        let proof = Secrets.hexadecimal(
            Secrets.mac(Array(grant.access_token.utf8), key: Array(setting.secret.utf8)))
        let query = URLWords.write([
            ("fields", "id,name,email,picture.width(512).height(512){url,is_silhouette}"),
            ("appsecret_proof", proof),
        ])
        guard let address = try? WebAddress("\(me.text)?\(query)") else { throw ProviderTrouble("no Graph") }
        let answer = try await ask(
            WebRequest(
                address, headers: ["Authorization": "Bearer \(grant.access_token)"], trust: .chosen))
        guard let friend = try? JSONDecoder().decode(Friend.self, from: answer),
            (1...64).contains(friend.id.utf8.count),
            friend.id.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw ProviderTrouble("nobody in the Graph") }
        let picture = friend.picture?.data
        return ProviderPerson(
            subject: friend.id, name: friend.name, email: friend.email,
            picture: picture?.is_silhouette == true ? nil : picture?.url)
    }

    // MARK: -

    private func ask(_ request: WebRequest) async throws(ProviderTrouble) -> Data {
        var request = request
        (request.limit, request.patience, request.redirects) = (Self.limit, Self.patience, 0)
        let answer: WebAnswer
        do throws(WebTrouble) { answer = try await Web.ask(request) } catch {
            throw ProviderTrouble("\(request.address.host): \(error.reason)")
        }
        guard answer.status == 200 else {
            throw ProviderTrouble("\(request.address.host): \(answer.status)")
        }
        return answer.body
    }
}
