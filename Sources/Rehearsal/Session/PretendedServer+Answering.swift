import API
import Foundation
import Web

/// How a question is read, and an answer written.
extension PretendedServer {
    func account(_ person: Person, _ request: WebRequest) throws(Problem) -> WebAnswer {
        var shown = person.account
        if way == .full { (shown.usedBytes, shown.allowedBytes) = (999_000_000, 1_000_000_000) }
        var answer = try json(200, shown, request)
        answer.head.headers["ETag"] = "\"\(person.edition)\""
        return answer
    }

    func read<Value: Decodable>(_ request: WebRequest) throws(Problem) -> Value {
        let body: WebBody? =
            switch request.method {
            case .post(let body), .put(let body), .patch(let body): body
            default: nil
            }
        guard case .data(let data)? = body, let value = try? JSONDecoder().decode(Value.self, from: data)
        else {
            throw .malformed
        }
        return value
    }

    func json(
        _ status: Int, _ value: some Encodable, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        guard let data = try? JSONEncoder().encode(value) else { throw .malformed }
        return reply(status, data, request)
    }

    func say(_ problem: Problem, _ request: WebRequest) -> WebAnswer {
        let data = (try? JSONEncoder().encode(problem)) ?? Data()
        return reply(problem.status, data, request, type: "application/problem+json")
    }

    func reply(
        _ status: Int, _ body: Data, _ request: WebRequest, type: String = "application/json"
    ) -> WebAnswer {
        WebAnswer(
            head: WebHead(status: status, headers: ["Content-Type": type], address: request.address),
            body: body)
    }
}

extension Problem {
    static let signedOut = Problem(.signedOut, status: 401, title: "Signed out")
    static let wrongPassword = Problem(
        .wrongCredentials, status: 401, title: "Wrong name or password")
    static let codeNeeded = Problem(.codeNeeded, status: 401, title: "Code needed")
    static let wrongCode = Problem(
        .codeNeeded, status: 401, title: "Wrong code", fields: ["code": .wrong])
    static let factorNeeded = Problem(
        .secondFactorNeeded, status: 403, title: "Second factor needed")
    static let expired = Problem(.expired, status: 410, title: "Expired")
    static let malformed = Problem(.malformed, status: 400, title: "Malformed")
    static let nothingThere = Problem(.notFound, status: 404, title: "Not found")

    static func invalid(_ fields: [String: FieldFault]) -> Problem {
        Problem(.invalid, status: 422, title: "Invalid", fields: fields)
    }
}
