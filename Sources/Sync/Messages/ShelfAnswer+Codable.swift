/// `{"status": "ok", …}`: what belongs to a case stands beside its name.
extension ShelfAnswer: Codable {
    private enum CodingKeys: String, CodingKey { case status, problem }
    private enum Status: String, Codable { case ok, forked, epoch, old, refused }

    public init(from decoder: any Decoder) throws {
        let from = try decoder.container(keyedBy: CodingKeys.self)
        switch try from.decode(Status.self, forKey: .status) {
        case .ok: self = .ok(try ShelfDelivery(from: decoder))
        case .forked: self = .forked
        case .epoch: self = .epoch(try ShelfRestart(from: decoder))
        case .old: self = .old(try ShelfRestart(from: decoder))
        case .refused: self = .refused(try from.decode(Problem.self, forKey: .problem))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var to = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .ok(let delivery):
            try to.encode(Status.ok, forKey: .status)
            try delivery.encode(to: encoder)
        case .forked: try to.encode(Status.forked, forKey: .status)
        case .epoch(let restart):
            try to.encode(Status.epoch, forKey: .status)
            try restart.encode(to: encoder)
        case .old(let restart):
            try to.encode(Status.old, forKey: .status)
            try restart.encode(to: encoder)
        case .refused(let problem):
            try to.encode(Status.refused, forKey: .status)
            try to.encode(problem, forKey: .problem)
        }
    }
}
