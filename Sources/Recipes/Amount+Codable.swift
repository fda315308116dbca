extension Amount: Codable {
    private enum Key: String, CodingKey { case quantity, upTo, unit }

    public init(from decoder: any Decoder) throws {
        let amount = try decoder.container(keyedBy: Key.self)
        self.init(
            try amount.decode(Double.self, forKey: .quantity),
            upTo: try amount.decodeIfPresent(Double.self, forKey: .upTo),
            try amount.decode(Unit.self, forKey: .unit))
    }

    public func encode(to encoder: any Encoder) throws {
        var amount = encoder.container(keyedBy: Key.self)
        try amount.encode(quantity, forKey: .quantity)
        try amount.encodeIfPresent(upTo, forKey: .upTo)
        try amount.encode(unit, forKey: .unit)
    }
}
