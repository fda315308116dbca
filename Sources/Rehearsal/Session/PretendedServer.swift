import API
import Foundation
import Guest
import Sync
import Synchronization
import struct API.Problem
import Web

/// A server of one's own as sessions know it: https://kitchen.example, which keeps accounts in memory and answers as
/// the real one does.
///
/// Several windows of a script can ask the same one. What the real one does beyond that (mail, limits, what lasts) is
/// tried with the real one.
actor PretendedServer {
    /// How the way to it is.
    enum Way: String, CaseIterable {
        case back, away, busy, stranger, untrusted
        /// There is no room on it for anything more.
        case full
        /// What is small comes, and what is large is waited for until the way is another.
        case slow
    }

    static let address = "https://kitchen.example"

    struct Person {
        var account: Account
        var password: String
        var devices: [String: Device] = [:]
        var edition = 1
        /// A second factor waits for its first code.
        var wantsFactor = false
        /// Codes on paper.
        var paper: [String] = []
        /// By what the account was made, and the password changed.
        var signUpKey: String?, passwordKey: String?
    }

    /// What every second factor shows here.
    static let code = "123456"

    /// What a browser brings from a provider for an account that is signed in.
    static let link = "hl_pantry"

    /// Nil = all is pretended.
    let real: RealServer?
    private(set) var way = Way.back
    /// Files that are waited for.
    private let slow = SlowFiles()
    var people: [String: Person] = [:]
    /// Whose device a token belongs to.
    private var tokens: [String: (account: String, device: String)] = [:]
    var blobs: [String: Data] = [:]
    /// What is published there, once its owner has switched that on.
    var community = PretendedCommunity()
    private(set) var hasCommunity = false
    /// Takes orders once it has a menu.
    var kitchen = PretendedKitchen()
    /// What its owner says to everybody, the latest first.
    private var announcements: [Announcement] = []
    /// Who encourages whom there, once people can publish.
    var motivation = PretendedMotivation()
    /// Takes payments once a script says so.
    var till = PretendedTill()
    private(set) var isModerated = false
    /// Nil = everybody may come.
    var invitations: PretendedInvitations?
    /// What is published next is, but its answer gets lost.
    var forgetsToAnswer = false
    private var dropsAnswer = false
    /// The shelves by their accounts.
    private var shelves: [String: KeeperMemory] = [:]
    private var last = 0
    /// How often codes on paper were made.
    var papers = 0
    /// By whose word one can sign in.
    private var providers: [ServerInfo.Provider] = []
    nonisolated let clock = Clock()
    /// Given only where that is tried: else each window asks when its own rules say so.
    nonisolated let hints = PretendedHints()

    /// What it is by the script.
    final class Clock: Sendable {
        private let time = Mutex(Rehearsal.start)

        /// Seconds since 1970.
        var now: Double { time.withLock { $0 } }

        func set(_ now: Double) { time.withLock { $0 = max($0, now) } }
    }

    init(real: RealServer? = nil) { self.real = real }

    func go(_ way: Way) {
        self.way = way
        slow.isSlow = way == .slow
    }

    /// Whether somebody waits for what won't come.
    nonisolated var isKeepingWaiting: Bool { slow.isKeepingWaiting }

    /// One can sign in by somebody else's word from now on.
    func offerProviders() { providers = [.init(id: "pantry", name: "Pantry Club")] }

    /// People can publish there from now on.
    func openCommunity() { hasCommunity = true }
    /// From now on somebody looks first at what is published.
    func moderate() { isModerated = true }

    /// Its owner says something to everybody for three days; nil = takes all back.
    func announce(_ text: String?) {
        last += 1
        let one = text.map {
            Announcement(id: "said-\(last)", at: milliseconds, until: milliseconds + 3 * 86_400_000, text: $0)
        }
        announcements = one.map { [$0] + announcements } ?? []
        hints.give("announcements")
    }

    /// Only whom somebody has invited comes from now on, and members may.
    func letMembersInvite() { invitations = invitations ?? PretendedInvitations() }

    /// The answer to what is published next gets lost.
    func loseAnswer() { forgetsToAnswer = true }

    /// Everybody who has an account looks after the server from now on.
    func promote() { for id in people.keys { people[id]?.account.role = .owner } }

    /// The next account is made, or password changed, and nobody hears of it.
    func dropAnswer() { dropsAnswer = true }

    /// Ends what all devices are signed in by.
    func forgetTokens() { tokens = [:] }

    func answer(_ request: WebRequest) async -> Result<WebAnswer, WebTrouble> {
        if request.method.name == "GET", request.address.path.contains("/blobs/") { await slow.wait() }
        if Task.isCancelled { return .failure(WebTrouble(.cancelled, cause: "nobody wants it")) }
        guard request.address.text.hasPrefix(Self.address) else {
            return .failure(WebTrouble(.unreachable, cause: "no such host: \(request.address.host)"))
        }
        switch way {
        case .away: return .failure(WebTrouble(.unreachable, cause: "nobody is there"))
        case .untrusted: return .failure(WebTrouble(.untrusted, cause: "a certificate of somebody else's"))
        case .stranger:
            return .success(reply(200, Data("<h1>It works!</h1>".utf8), request, type: "text/html"))
        case .busy: return .success(say(Problem(.busy, status: 503, title: "Busy"), request))
        case .back, .full, .slow: break
        }
        if let real {
            let path = String(request.address.text.dropFirst(Self.address.count))
            return await real.ask(request, path, clock.now)
        }
        do throws(Problem) {
            let answer = try route(request)
            if dropsAnswer, ["/v1/accounts", "/v1/account/password"].contains(request.address.path) {
                dropsAnswer = false
                return .failure(WebTrouble(.broken, cause: "the answer got lost"))
            }
            return .success(answer)
        } catch {
            return .success(say(error, request))
        }
    }

    // MARK: What is asked

    private func route(_ request: WebRequest) throws(Problem) -> WebAnswer {
        let parts = request.address.path.split(separator: "/").map(String.init)
        switch (request.method.name, parts.dropFirst().joined(separator: "/")) {
        case ("GET", "server"): return try json(200, info, request)
        case ("POST", "accounts"): return try signUp(request)
        case ("POST", "sessions"): return try signIn(request)
        case ("POST", "password-resets"): return reply(202, Data(), request)
        default: break
        }
        let (id, device) = try asker(request)
        guard var person = people[id] else { throw .signedOut }
        let setup: Set = ["account", "account/second-factor", "sessions", "sessions/this"]
        if person.account.needsSecondFactor, !person.account.hasSecondFactor,
            !setup.contains(parts.dropFirst().joined(separator: "/"))
        {
            throw .factorNeeded
        }
        if let answer = try guardedAnswer(&person, parts.dropFirst().joined(separator: "/"), request) {
            return answer
        }
        let asked = Array(parts.dropFirst())
        var bought = try kitchenAnswer(id, asked, request)
        if bought == nil { bought = try tillAnswer(id, asked, request) }
        if let bought {
            // It has come there, and nobody hears of it.
            if forgetsToAnswer, request.method.name == "POST" {
                forgetsToAnswer = false
                throw Problem(.busy, status: 503, title: "Busy")
            }
            return bought
        }
        if let answer = try motivationAnswer(id, asked, request) { return answer }
        if let answer = try communityAnswer(id, Array(parts.dropFirst()), request) { return answer }
        switch (request.method.name, parts.dropFirst().joined(separator: "/")) {
        case ("GET", "account"): return try account(person, request)
        case ("PATCH", "account"):
            let change: AccountChange = try read(request)
            if let name = change.displayName { person.account.displayName = name }
            if let phone = change.phone.map(PhoneNumber.normalised) {
                person.account.phone = phone.isEmpty ? nil : phone
            }
            if let name = change.firstName { person.account.firstName = name.isEmpty ? nil : name }
            if let name = change.lastName { person.account.lastName = name.isEmpty ? nil : name }
            if let place = change.place { person.account.place = place.isEmpty ? nil : place }
            if let room = change.room { person.account.room = room.isEmpty ? nil : room }
            if let cuisines = change.cuisines { person.account.cuisines = cuisines }
            if let openness = change.openness { person.account.openness = openness }
            person.edition += 1
        case ("PUT", "account/user-name"), ("PUT", "account/email"), ("PUT", "account/password"):
            let change: GuardedChange = try read(request)
            let key = request.headers["Idempotency-Key"]
            if let password = change.newPassword, key == person.passwordKey, key != nil,
                password == person.password
            {
                break
            }
            guard change.password == person.password else { throw .invalid(["password": .wrong]) }
            if let name = change.userName {
                if people.values.contains(where: { $0.account.userName == name }) {
                    throw .invalid(["userName": .taken])
                }
                person.account.userName = name
            }
            if let email = change.email { person.account.newEmail = email }
            if let password = change.newPassword { (person.password, person.passwordKey) = (password, key) }
            person.edition += 1
        case ("PUT", "account/picture"):
            guard case .put(.data(let data)) = request.method else { throw .malformed }
            let name = "\(data.count)".padding(toLength: 64, withPad: "a", startingAt: 0)
            blobs[name] = data
            person.account.picture = name
        case ("DELETE", "account/picture"): person.account.picture = nil
        case ("POST", "account/confirmation"): return reply(202, Data(), request)
        case ("POST", "account/deletion"):
            let deletion: AccountDeletion = try read(request)
            guard deletion.password == person.password else { throw .invalid(["password": .wrong]) }
            people[id] = nil
            tokens = tokens.filter { $0.value.account != id }
            return reply(204, Data(), request)
        case ("GET", "sessions"):
            let devices = person.devices.values.map { one in
                var one = one
                one.isThis = one.id == device
                return one
            }
            return try json(200, devices, request)
        case ("DELETE", "sessions"):
            tokens = tokens.filter { $0.value.account != id || $0.value.device == device }
            person.devices = person.devices.filter { $0.key == device }
            people[id] = person
            return reply(204, Data(), request)
        case ("DELETE", let path) where path.hasPrefix("sessions/"):
            let wanted = parts[2] == "this" ? device : parts[2]
            person.devices[wanted] = nil
            tokens = tokens.filter { $0.value.device != wanted }
            people[id] = person
            return reply(204, Data(), request)
        case ("POST", "bug-reports"):
            let report: BugReport = try read(request)
            guard report.faults.isEmpty else { throw .invalid(report.faults) }
            return reply(204, Data(), request)
        case ("GET", "announcements"):
            return try json(200, AnnouncementList(items: announcements), request)
        case (_, let path) where path.hasPrefix("invitations"):
            return try invite(id, parts.dropFirst().dropFirst().first, request)
        case ("POST", "shelf"): return try shelf(of: id, request)
        case ("POST", "blobs/missing"):
            let hashes: [String] = try read(request)
            return try json(200, hashes.filter { blobs[$0] == nil }, request)
        case ("PUT", let path) where path.hasPrefix("blobs/"):
            guard case .put(.data(let data)) = request.method else { throw .malformed }
            blobs[parts[2]] = data
            return reply(201, Data(), request)
        case ("GET", let path) where path.hasPrefix("blobs/"):
            guard let blob = blobs[parts[2]] else { throw .nothingThere }
            return reply(200, blob, request, type: "image/jpeg")
        default: throw .nothingThere
        }
        people[id] = person
        return try account(person, request)
    }

    private func shelf(of id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let question: ShelfQuestion = try read(request)
        var shelf = shelves[id] ?? KeeperMemory(epoch: "1")
        let answer = try? Keeper().answer(question, from: &shelf, at: Int(milliseconds)) { _, _, after in
            if way == .full { return .quota }
            let blob = BlobName.hashes(in: after.fields["blob"]?.value.text ?? "").first
            return blob.map { blobs[$0] == nil } == true ? .blobMissing : nil
        }
        shelves[id] = shelf
        let status =
            switch answer {
            case .ok?: 200
            case .forked?, .epoch?: 409
            case .old?: 410
            case .refused?, nil: 400
            }
        return try json(status, answer, request)
    }

    /// Put back to a back-up from before anything was on it.
    func loseShelves() { shelves = shelves.mapValues { _ in KeeperMemory(epoch: "2") } }

    private var info: ServerInfo {
        ServerInfo(
            name: "Nana’s kitchen", version: "1.0.0", oldestWindow: "1.0.0", epoch: "1",
            registration: invitations == nil ? .open : .invited,
            sendsMail: true, needsEmail: false, providers: providers, terms: "2026-11",
            limits: .init(pictureBytes: 8 << 20, clipBytes: 2 << 20, accountBytes: 1 << 30, patches: 500),
            skills: ["sync", "bugs", "announcements"]
                + (hasCommunity ? ["community", "collections", "motivation"] : [])
                + (invitations == nil ? [] : ["invitations"])
                + (kitchen.menu == nil ? [] : ["ordering"]) + (till.isOpen ? ["paying"] : []),
            backUpDays: 30)
    }

    private func signUp(_ request: WebRequest) throws(Problem) -> WebAnswer {
        let form: SignUp = try read(request)
        let key = request.headers["Idempotency-Key"]
        if let person = people.values.first(where: { $0.account.userName == form.userName }) {
            guard key != nil, key == person.signUpKey, form.password == person.password else {
                throw .invalid(["userName": .taken])
            }
            tokens = tokens.filter { $0.value.account != person.account.id }
            people[person.account.id]?.devices = [:]
            return try enter(person.account.id, form.device, isNew: true, request)
        }
        if invitations?.use(form.invitation) == false { throw .uninvited }
        last += 1
        let account = Account(
            id: "account-\(last)", userName: form.userName, displayName: form.userName, email: form.email,
            cuisines: form.cuisines, language: form.language, openness: .members, createdAt: milliseconds)
        people[account.id] = Person(account: account, password: form.password, signUpKey: key)
        return try enter(account.id, form.device, isNew: true, request)
    }

    private func signIn(_ request: WebRequest) throws(Problem) -> WebAnswer {
        let form: SignIn = try read(request)
        guard
            var person = people.values.first(where: {
                $0.account.userName == form.name.lowercased() || $0.account.email == form.name
            }), person.password == form.password
        else { throw .wrongPassword }
        if person.account.hasSecondFactor {
            guard use(form.code, of: &person) else {
                throw form.code == nil ? .codeNeeded : .wrongCode
            }
            people[person.account.id] = person
        }
        return try enter(person.account.id, form.device, isNew: false, request)
    }

    private func enter(
        _ id: String, _ name: String, isNew: Bool, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        guard let account = people[id]?.account else { throw .signedOut }
        last += 1
        let device = Device(
            id: "device-\(last)", name: name, signedInAt: milliseconds, lastSeenAt: milliseconds, isThis: true
        )
        let token = "ho_\(last)"
        people[id]?.devices[device.id] = device
        tokens[token] = (id, device.id)
        let answer = SignedIn(token: token, account: account, device: device, isNew: isNew)
        return try json(isNew ? 201 : 200, answer, request)
    }

    var milliseconds: Int64 { Int64(clock.now * 1000) }

    private func asker(_ request: WebRequest) throws(Problem) -> (account: String, device: String) {
        guard let word = request.headers["Authorization"], word.hasPrefix("Bearer "),
            let known = tokens[String(word.dropFirst(7))]
        else { throw .signedOut }
        return known
    }
}
