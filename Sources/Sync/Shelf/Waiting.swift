/// A patch that waits: to be sent, for its effect to come back, or for the cook.
public struct Waiting: Sendable, Equatable, Codable {
    /// Its place in the order in which changes were made; never changes while it is sent.
    public var place: Int
    public var patch: Patch
    /// Why the server didn't take it; nil = it is not held.
    public var problem: Problem?
    /// Whether the cook wants a held one to be on this machine only, whatever the server would say now.
    public var staysHere: Bool

    public init(place: Int, _ patch: Patch, problem: Problem? = nil, staysHere: Bool = false) {
        (self.place, self.patch, self.problem, self.staysHere) = (place, patch, problem, staysHere)
    }

    /// What the server is told. The versions that went with a record are of use only if that is taken back.
    var told: Patch {
        guard patch.gone, !patch.kept.isEmpty else { return patch }
        var told = patch
        told.kept = []
        return told
    }

    private enum CodingKeys: String, CodingKey { case place, patch, problem, staysHere }

    /// What was written before there was such a mark has none.
    public init(from decoder: any Decoder) throws {
        let from = try decoder.container(keyedBy: CodingKeys.self)
        place = try from.decode(Int.self, forKey: .place)
        patch = try from.decode(Patch.self, forKey: .patch)
        problem = try from.decodeIfPresent(Problem.self, forKey: .problem)
        staysHere = try from.decodeIfPresent(Bool.self, forKey: .staysHere) ?? false
    }
}
