public import API
public import Foundation
public import Web

/// Asks a server what ``Route`` lists, in the name of an account or of nobody.
///
/// A plain value: it keeps nothing, and each question stands for itself. It asks again by itself nowhere;
/// whoever asks knows whether that does harm.
public struct Guest: Sendable {
    /// How it is asked; a session of a script puts its own in place.
    public typealias Asking = @Sendable (WebRequest) async -> Result<WebAnswer, WebTrouble>

    public let server: ServerAddress
    /// "ho_…"; nil = in nobody's name.
    public var token: String?
    /// What the program calls itself: "HandsOff/1.0.0".
    public var program: String
    private let asking: Asking

    public init(
        _ server: ServerAddress, token: String? = nil, program: String = Guest.program,
        asking: @escaping Asking = Guest.overTheWeb
    ) {
        (self.server, self.token, self.program, self.asking) = (server, token, program, asking)
    }

    public static let program = "HandsOff/1"

    /// By the network.
    public static let overTheWeb: Asking = { request in
        do throws(WebTrouble) { return .success(try await Web.ask(request)) } catch { return .failure(error) }
    }

    /// Bytes of an answer in JSON at most; a page of a shelf is the largest.
    static let largestAnswer = 32 << 20

    // MARK: Asking

    /// Asks with a value and reads the answer as another.
    func ask<Answer: Decodable>(
        _ route: Route, path: String? = nil, _ body: (some Encodable)?, ifMatch: String? = nil,
        key: String? = nil, patience: WebPatience = WebPatience(), as type: Answer.Type = Answer.self
    ) async throws(GuestTrouble) -> Answer {
        let answer = try await send(
            route, path: path, try body.map { value throws(GuestTrouble) in try Self.encoded(value) },
            ifMatch: ifMatch, key: key, patience: patience)
        return try Self.decoded(answer.body)
    }

    /// Asks where nothing but yes or no is answered.
    /// - Parameters:
    ///   - key: made for what is to be done once (`Idempotency-Key`); whoever asks again gives the same one.
    ///   - statuses: those that are answers as well, though they say no.
    @discardableResult func send(
        _ route: Route, path: String? = nil, _ body: Data? = nil, type: String = "application/json",
        accept: String = "application/json",
        ifMatch: String? = nil, key: String? = nil, accepting statuses: Set<Int> = [],
        limit: Int = Guest.largestAnswer,
        patience: WebPatience = WebPatience()
    ) async throws(GuestTrouble) -> WebAnswer {
        var headers: WebHeaders = ["Accept": accept, "User-Agent": program]
        if let token { headers["Authorization"] = "Bearer \(token)" }
        if body != nil { headers["Content-Type"] = type }
        if let ifMatch { headers["If-Match"] = ifMatch }
        if let key { headers["Idempotency-Key"] = key }
        let answer: WebAnswer
        do throws(WebTrouble) {
            let address = try WebAddress(server.text + (path ?? route.path))
            let method = WebMethod(route.method, body.map(WebBody.data))
            // Nobody is sent on with a token in the hand.
            let request = WebRequest(
                address, method, headers: headers, trust: .chosen, limit: limit, patience: patience,
                redirects: 0)
            answer = try await asking(request).get()
        } catch { throw GuestTrouble(error) }
        if answer.head.isSuccess || statuses.contains(answer.status) { return answer }
        throw Self.trouble(answer)
    }

    private static func trouble(_ answer: WebAnswer) -> GuestTrouble {
        let isProblem = answer.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json")
        guard isProblem == true, var problem = try? JSONDecoder().decode(Problem.self, from: answer.body)
        else {
            let cause = "\(answer.status) from \(answer.address.text)"
            // A proxy whose server is away; anybody else is somebody else.
            return (502...504).contains(answer.status) ? .offline(cause: cause) : .stranger(cause: cause)
        }
        problem.status = answer.status
        let seconds = answer.headers["Retry-After"].flatMap { Int($0) }.map { max(1, min($0, 86_400)) }
        return .problem(problem, retryAfter: seconds)
    }

    static func encoded(_ value: some Encodable) throws(GuestTrouble) -> Data {
        let encoder = JSONEncoder()
        // The same value is the same request, whenever it is sent: a server that is asked again knows it by that.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw .stranger(cause: "\(error)") }
    }

    static func decoded<Value: Decodable>(_ data: Data) throws(GuestTrouble) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: data) } catch {
            throw .stranger(cause: "\(error)")
        }
    }
}

extension WebMethod {
    init(_ name: String, _ body: WebBody?) {
        self =
            switch name {
            case "POST": .post(body ?? .data(Data()))
            case "PUT": .put(body ?? .data(Data()))
            case "PATCH": .patch(body ?? .data(Data()))
            case "DELETE": .delete
            case "HEAD": .head
            default: .get
            }
    }
}
