import Foundation

/// How far up a post stands among the popular ones: what many have voted for comes first, and makes room in time.
///
/// Lemmy's rank: the logarithm of the score over the age to a power. A score beyond −1 counts as −1 there, or
/// posts that nobody wanted would never sink any further; which of them comes first, the scores say.
public enum Popularity {
    /// By how much age outweighs votes (Lemmy's "gravity").
    static let gravity = 1.8

    /// - Parameters:
    ///   - score: votes for it less votes against it.
    ///   - age: milliseconds since it was published.
    public static func rank(score: Int, age: Int64) -> Double {
        let hours = Double(max(0, age)) / 3_600_000
        return log(Double(max(2, score + 3))) / pow(hours + 2, gravity)
    }

    /// A post as far as its place goes.
    public struct Candidate: Sendable, Hashable {
        public var id: String
        public var score: Int
        /// Milliseconds since 1970.
        public var at: Int64

        public init(id: String, score: Int, at: Int64) { (self.id, self.score, self.at) = (id, score, at) }
    }

    /// Their ids, the most popular first.
    public static func sorted(_ candidates: [Candidate], at now: Int64) -> [String] {
        candidates.map { (rank: rank(score: $0.score, age: now - $0.at), post: $0) }
            .sorted { one, other in
                (one.rank, one.post.score, one.post.at, one.post.id)
                    > (other.rank, other.post.score, other.post.at, other.post.id)
            }
            .map(\.post.id)
    }
}
