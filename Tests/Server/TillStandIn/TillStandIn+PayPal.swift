import Foundation

/// As developer.paypal.com/docs/api/orders/v2 has it.
extension TillStandIn {
    func askPayPal(_ isGet: Bool, _ path: String, _ query: String, _ text: String) async throws(Refusal)
        -> String
    {
        let parts = path.split(separator: "/").map(String.init)
        switch (isGet, parts.count) {
        case (false, 3) where path == "/v1/oauth2/token":
            return Self.text(["access_token": Self.paypalToken, "token_type": "Bearer", "expires_in": 3000])
        case (false, 3) where path == "/v1/notifications/verify-webhook-signature":
            return Self.text(["verification_status": verifies(text) ? "SUCCESS" : "FAILURE"])
        case (false, 3) where path == "/v2/checkout/orders": return Self.text(try make(text))
        case (true, 4) where path.hasPrefix("/v2/checkout/orders/"):
            return Self.text(order(try bill(parts[3])))
        case (false, 5) where parts[4] == "capture":
            guard try bill(parts[3]).state == .approved else {
                throw Refusal(status: 422, code: "ORDER_NOT_APPROVED")
            }
            change(parts[3]) { $0.state = .paid }
            let bill = try bill(parts[3])
            await tell(bill, "PAYMENT.CAPTURE.COMPLETED", capture(bill))
            return Self.text(order(bill))
        case (false, 5) where parts[4] == "refund": return Self.text(try await refund(parts[3], text))
        case (true, 3) where path == "/v1/customer/disputes":
            let charge = Self.form(query)["disputed_transaction_id"]
            let disputes = bills.first { $0.charge == charge }?.disputes ?? []
            return Self.text([
                "items": disputes.map { ["dispute_id": $0.id] as [String: any Sendable] } as [any Sendable]
            ])
        case (true, 4) where path.hasPrefix("/v1/customer/disputes/"):
            guard let bill = bills.first(where: { $0.disputes.contains { $0.id == parts[3] } }),
                let dispute = bill.disputes.first(where: { $0.id == parts[3] })
            else { throw Refusal(status: 404, code: "RESOURCE_NOT_FOUND") }
            var answer: [String: any Sendable] = [
                "dispute_id": dispute.id, "status": dispute.isWon == nil ? "UNDER_REVIEW" : "RESOLVED",
                "dispute_amount": money(dispute.amount, bill.currency),
            ]
            if let isWon = dispute.isWon {
                answer["dispute_outcome"] =
                    ["outcome_code": isWon ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR"]
                    as [String: any Sendable]
            }
            return Self.text(answer)
        default: throw Refusal(status: 404, code: "NO_SUCH_ROUTE")
        }
    }

    private struct Form: Decodable {
        struct Money: Decodable {
            var currency_code: String
            var value: String
        }
        struct Unit: Decodable {
            var custom_id: String
            var description: String
            var amount: Money
        }
        struct Source: Decodable { var paypal: Wallet }
        struct Wallet: Decodable { var experience_context: Context }
        struct Context: Decodable {
            var return_url: String
            var cancel_url: String
        }
        var intent: String
        var purchase_units: [Unit]
        var payment_source: Source
    }

    private func make(_ text: String) throws(Refusal) -> [String: any Sendable] {
        guard let form = try? JSONDecoder().decode(Form.self, from: Data(text.utf8)),
            form.intent == "CAPTURE", form.purchase_units.count == 1,
            let amount = Decimal(string: form.purchase_units[0].amount.value), amount > 0
        else { throw Refusal(status: 400, code: "INVALID_REQUEST") }
        let unit = form.purchase_units[0], context = form.payment_source.paypal.experience_context
        let made = Bill(
            id: name("PP"), way: .paypal, payment: unit.custom_id, title: unit.description, amount: amount,
            currency: unit.amount.currency_code, back: context.return_url, left: context.cancel_url,
            ends: now() + 6 * 3_600_000, charge: name("CAP"))
        add(made)
        return order(made)
    }

    func order(_ bill: Bill) -> [String: any Sendable] {
        var unit: [String: any Sendable] = [
            "custom_id": bill.payment, "amount": money(bill.amount, bill.currency),
        ]
        if bill.state == .paid {
            var payments: [String: any Sendable] = ["captures": [capture(bill)] as [any Sendable]]
            if bill.refunded > 0 {
                payments["refunds"] =
                    [
                        [
                            "id": "RF\(bill.charge)", "status": "COMPLETED",
                            "amount": money(bill.refunded, bill.paidCurrency ?? bill.currency),
                        ] as [String: any Sendable]
                    ] as [any Sendable]
            }
            unit["payments"] = payments
        }
        let status =
            switch bill.state {
            case .open: "PAYER_ACTION_REQUIRED"
            case .approved: "APPROVED"
            case .paid: "COMPLETED"
            case .expired: "VOIDED"
            }
        return [
            "id": bill.id, "status": status, "purchase_units": [unit] as [any Sendable],
            "links": [
                ["rel": "payer-action", "href": "\(address)/pay/\(bill.id)"] as [String: any Sendable]
            ] as [any Sendable],
        ]
    }

    private func capture(_ bill: Bill) -> [String: any Sendable] {
        [
            "id": bill.charge,
            "status": bill.refunded == 0
                ? "COMPLETED" : bill.refunded < bill.paid ? "PARTIALLY_REFUNDED" : "REFUNDED",
            "custom_id": bill.payment, "amount": money(bill.paid, bill.paidCurrency ?? bill.currency),
            "supplementary_data": [
                "related_ids": ["order_id": bill.id] as [String: any Sendable]
            ] as [String: any Sendable],
        ]
    }

    private func money(_ amount: Decimal, _ currency: String) -> [String: any Sendable] {
        ["currency_code": currency, "value": "\(amount)"]
    }

    private func refund(_ charge: String, _ text: String) async throws(Refusal) -> [String: any Sendable] {
        struct Form: Decodable { var amount: TillStandIn.Form.Money }
        guard let bill = bills.first(where: { $0.charge == charge && $0.state == .paid }),
            let form = try? JSONDecoder().decode(Form.self, from: Data(text.utf8)),
            form.amount.currency_code == (bill.paidCurrency ?? bill.currency),
            let amount = Decimal(string: form.amount.value)
        else { throw Refusal(status: 404, code: "RESOURCE_NOT_FOUND") }
        guard bill.refunded + amount <= bill.paid else {
            throw Refusal(status: 422, code: "CAPTURE_FULLY_REFUNDED")
        }
        await giveBack(bill.id, amount)
        return ["id": "RF\(charge)", "status": "COMPLETED"]
    }

    /// Of the very bytes that were told, as they stand within the question.
    private func verifies(_ text: String) -> Bool {
        struct Question: Decodable {
            var transmission_id: String
            var transmission_time: String
            var transmission_sig: String
            var webhook_id: String
        }
        let mark = "\"webhook_event\":"
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(text.utf8)),
            question.webhook_id == Self.webhook, let start = text.range(of: mark)
        else { return false }
        let event = text[start.upperBound...].dropLast()
        return question.transmission_sig
            == Self.transmission(
                question.transmission_id, question.transmission_time, Array(event.utf8))
    }
}
