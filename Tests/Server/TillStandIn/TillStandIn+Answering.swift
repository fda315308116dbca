import Foundation
import HTTPTypes
import Hummingbird

extension TillStandIn {
    struct Refusal: Error {
        var status: Int
        var code: String
    }

    func answer(_ request: Request, _ body: [UInt8]) async throws -> Response {
        let path = request.uri.path
        let isDown = state.withLock { state in
            state.asked[path, default: 0] += 1
            return state.isDown
        }
        if path.hasPrefix("/pay/") { return await showPage(request, String(path.dropFirst(5)), body) }
        if isDown { return Self.json(503, "{}") }
        let text = String(decoding: body, as: UTF8.self)
        do throws(Refusal) {
            let isPayPal =
                path.hasPrefix("/v2/") || path.hasPrefix("/v1/oauth2") || path.hasPrefix("/v1/notifications")
                || path.hasPrefix("/v1/customer")
            try checkKey(request, path, isPayPal: isPayPal)
            let once = HTTPField.Name(isPayPal ? "PayPal-Request-Id" : "Idempotency-Key").flatMap {
                request.headers[$0]
            }
            let isAct = once != nil && !path.hasSuffix("/capture")
            if isAct, state.withLock({ $0.isStubborn }) {
                throw Refusal(status: isPayPal ? 422 : 400, code: "not_today")
            }
            // Asked again with the same key, it is the same answer; with another question, an error.
            let asked = "\(path)\n\(text)"
            if let once, let known = state.withLock({ $0.answers[once] }) {
                guard known.asked == asked else { throw Refusal(status: 400, code: "idempotency_error") }
                return Self.json(known.status, known.answer)
            }
            let query = request.uri.query ?? ""
            let answer =
                isPayPal
                ? try await askPayPal(request.method == .get, path, query, text)
                : try await askStripe(request.method == .get, path, query, text)
            if let once { state.withLock { $0.answers[once] = (asked, answer, 200) } }
            return Self.json(200, answer)
        } catch {
            return Self.json(
                error.status,
                "{\"error\":{\"code\":\"\(error.code)\"},\"name\":\"\(error.code)\",\"details\":[{\"issue\":\"\(error.code)\"}]}"
            )
        }
    }

    private func checkKey(_ request: Request, _ path: String, isPayPal: Bool) throws(Refusal) {
        let wanted =
            switch (isPayPal, path) {
            case (true, "/v1/oauth2/token"):
                "Basic " + Data("\(Self.paypalClient):\(Self.paypalSecret)".utf8).base64EncodedString()
            case (true, _): "Bearer \(Self.paypalToken)"
            default: "Bearer \(Self.stripeKey)"
            }
        guard request.headers[.authorization] == wanted else {
            throw Refusal(status: 401, code: "unauthorized")
        }
    }

    static func json(_ status: Int, _ text: String) -> Response {
        Response(
            status: .init(code: status), headers: [.contentType: "application/json"],
            body: .init(byteBuffer: .init(string: text)))
    }

    func bill(_ id: String) throws(Refusal) -> Bill {
        guard let bill = state.withLock({ $0.bills[id] }) else {
            throw Refusal(status: 404, code: "RESOURCE_NOT_FOUND")
        }
        return bill
    }

    func add(_ bill: Bill) { state.withLock { $0.bills[bill.id] = bill } }

    func name(_ prefix: String) -> String {
        state.withLock { state in
            state.count += 1
            return "\(prefix)\(state.count)"
        }
    }

    // MARK: The page

    /// Where somebody pays, or goes away without.
    private func showPage(_ request: Request, _ id: String, _ body: [UInt8]) async -> Response {
        guard let bill = state.withLock({ $0.bills[id] }) else { return Response(status: .notFound) }
        if request.method == .post {
            let pays = String(decoding: body, as: UTF8.self).contains("deed=pay")
            if pays { await pay(id) }
            return Response(status: .seeOther, headers: [.location: pays ? bill.back : bill.left])
        }
        let name = bill.way == .stripe ? "Stripe" : "PayPal"
        let html = """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>\(name) (stand-in)</title></head>
            <body><h1>\(name)</h1><p id="title">\(bill.title)</p><p id="amount">\(bill.amount) \(bill.currency)</p>
            <form method="post"><button name="deed" value="pay">Pay</button>
            <button name="deed" value="leave">Leave</button></form></body></html>
            """
        return Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
            body: .init(byteBuffer: .init(string: html)))
    }

    static func form(_ text: String) -> [String: String] {
        var form: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1).map {
                String($0).replacing("+", with: " ").removingPercentEncoding ?? ""
            }
            if let name = parts.first { form[name] = parts.count > 1 ? parts[1] : "" }
        }
        return form
    }
}
