import Foundation

/// As docs.stripe.com/api has it, for Checkout in payment mode.
extension TillStandIn {
    func askStripe(_ isGet: Bool, _ path: String, _ query: String, _ text: String) async throws(Refusal)
        -> String
    {
        let parts = path.split(separator: "/").map(String.init), form = Self.form(text)
        switch (isGet, parts.count) {
        case (false, 3) where path == "/v1/checkout/sessions": return Self.text(try make(form))
        case (true, 4) where path.hasPrefix("/v1/checkout/sessions/"):
            return Self.text(session(try bill(parts[3]), isExpanded: query.contains("expand")))
        case (false, 5) where parts[4] == "expire":
            guard try bill(parts[3]).state == .open else {
                throw Refusal(status: 400, code: "resource_not_open")
            }
            await expire(parts[3])
            return Self.text(session(try bill(parts[3]), isExpanded: false))
        case (false, 2) where path == "/v1/refunds": return Self.text(try await refund(form))
        case (true, 2) where path == "/v1/disputes":
            let intent = Self.form(query)["payment_intent"]
            let bill = bills.first { "pi_\($0.charge)" == intent }
            return Self.text([
                "data": (bill?.disputes ?? []).map { dispute in
                    [
                        "id": dispute.id, "amount": Self.units(dispute.amount),
                        "status": dispute.isWon.map { $0 ? "won" : "lost" } ?? "needs_response",
                    ] as [String: any Sendable]
                } as [any Sendable]
            ])
        default: throw Refusal(status: 404, code: "no_such_route")
        }
    }

    private func make(_ form: [String: String]) throws(Refusal) -> [String: any Sendable] {
        let item = "line_items[0][price_data]"
        guard form["mode"] == "payment", form["line_items[0][quantity]"] == "1",
            let amount = form["\(item)[unit_amount]"].flatMap({ Int($0) }), amount > 0,
            let currency = form["\(item)[currency]"], currency.count == 3, currency == currency.lowercased(),
            let title = form["\(item)[product_data][name]"], !title.isEmpty,
            let payment = form["client_reference_id"], let back = form["success_url"],
            let left = form["cancel_url"]
        else { throw Refusal(status: 400, code: "parameter_missing") }
        guard let ends = form["expires_at"].flatMap({ Int64($0) }),
            (now() / 1000 + 1800...now() / 1000 + 86_400).contains(ends)
        else { throw Refusal(status: 400, code: "expires_at") }
        let id = name("cs_test_")
        let made = Bill(
            id: id, way: .stripe, payment: payment, title: title, amount: Decimal(amount),
            currency: currency, back: back, left: left, ends: ends * 1000, charge: name("ch"))
        add(made)
        return session(made, isExpanded: false)
    }

    func session(_ bill: Bill, isExpanded: Bool) -> [String: any Sendable] {
        let isPaid = bill.state == .paid
        var session: [String: any Sendable] = [
            "id": bill.id, "object": "checkout.session", "client_reference_id": bill.payment,
            "amount_total": Self.units(bill.paid), "currency": bill.paidCurrency ?? bill.currency,
            "status": isPaid ? "complete" : bill.state == .expired ? "expired" : "open",
            "payment_status": isPaid ? "paid" : "unpaid",
        ]
        if bill.state == .open { session["url"] = "\(address)/pay/\(bill.id)" }
        if isPaid {
            session["payment_intent"] =
                isExpanded
                ? [
                    "id": "pi_\(bill.charge)", "object": "payment_intent", "status": "succeeded",
                    "latest_charge": charge(bill),
                ] as [String: any Sendable] : "pi_\(bill.charge)"
        }
        return session
    }

    func charge(_ bill: Bill) -> [String: any Sendable] {
        [
            "id": bill.charge, "object": "charge", "payment_intent": "pi_\(bill.charge)",
            "amount": Self.units(bill.paid), "amount_refunded": Self.units(bill.refunded),
            "disputed": !bill.disputes.isEmpty,
        ]
    }

    private func refund(_ form: [String: String]) async throws(Refusal) -> [String: any Sendable] {
        guard let bill = bills.first(where: { "pi_\($0.charge)" == form["payment_intent"] }),
            let amount = form["amount"].flatMap({ Int($0) }), amount > 0
        else { throw Refusal(status: 400, code: "resource_missing") }
        guard bill.refunded + Decimal(amount) <= bill.paid else {
            throw Refusal(status: 400, code: "charge_already_refunded")
        }
        await giveBack(bill.id, Decimal(amount))
        return ["id": name("re_"), "object": "refund", "status": "succeeded"]
    }

    static func units(_ amount: Decimal) -> Int { NSDecimalNumber(decimal: amount).intValue }
}
