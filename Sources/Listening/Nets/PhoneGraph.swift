import Commands

/// Everything that can be said, as the phones that may follow one another.
///
/// Made of a ``Pattern`` as automata are made of regular expressions (Thompson 1968), without the steps at which nothing is
/// spoken.
struct PhoneGraph {
    /// A phone of a word at one place of what can be said.
    struct Node {
        /// An output of the ``PhoneNet``.
        let phone: Int
        let word: String
        /// Whether the word begins with it.
        let isFirst: Bool
        /// The nodes that may come before it.
        var before: [Int] = []
        /// Whether all may be said with it.
        var isLast = false
    }

    private(set) var nodes: [Node] = []
    /// Where something may begin.
    private(set) var first: [Int] = []

    private struct Joint {
        var silent: [Int] = []
        var spoken: [(node: Int, to: Int)] = []
    }

    /// - Parameters:
    ///   - pattern: without slots; see ``CommandReading/pattern(knows:)``.
    ///   - ways: how each word may be spoken, as outputs of the net; a word without any can't be heard.
    init(_ pattern: Pattern, ways: [String: [[Int]]]) {
        var joints = [Joint()]
        let end = add(pattern, from: 0, ways, &joints)
        connect(joints, end)
    }

    /// - Returns: the joint after it.
    private mutating func add(
        _ pattern: Pattern, from start: Int, _ ways: [String: [[Int]]], _ joints: inout [Joint]
    ) -> Int {
        switch pattern {
        case .word(let word):
            let end = Self.newJoint(&joints)
            for way in ways[word] ?? [] { add(way, of: word, from: start, to: end, &joints) }
            return end
        case .sequence(let parts):
            return parts.reduce(start) { add($1, from: $0, ways, &joints) }
        case .either(let parts):
            let end = Self.newJoint(&joints)
            for part in parts {
                let last = add(part, from: start, ways, &joints)
                joints[last].silent.append(end)
            }
            return end
        case .maybe(let part):
            let last = add(part, from: start, ways, &joints), end = Self.newJoint(&joints)
            joints[start].silent.append(end)
            joints[last].silent.append(end)
            return end
        case .slot: return Self.newJoint(&joints)
        }
    }

    private static func newJoint(_ joints: inout [Joint]) -> Int {
        joints.append(Joint())
        return joints.count - 1
    }

    private mutating func add(
        _ way: [Int], of word: String, from start: Int, to end: Int, _ joints: inout [Joint]
    ) {
        var here = start
        for (at, phone) in way.enumerated() {
            let next = at == way.count - 1 ? end : Self.newJoint(&joints)
            nodes.append(Node(phone: phone, word: word, isFirst: at == 0))
            joints[here].spoken.append((nodes.count - 1, next))
            here = next
        }
    }

    private mutating func connect(_ joints: [Joint], _ end: Int) {
        let reached = joints.indices.map { Self.reached(from: $0, joints) }
        first = reached[0].flatMap { joints[$0].spoken.map(\.node) }
        for joint in joints {
            for (node, to) in joint.spoken {
                nodes[node].isLast = reached[to].contains(end)
                for next in reached[to].flatMap({ joints[$0].spoken.map(\.node) }) {
                    nodes[next].before.append(node)
                }
            }
        }
    }

    /// Every joint that is as good as there.
    private static func reached(from joint: Int, _ joints: [Joint]) -> Set<Int> {
        var reached: Set = [joint]
        var open = [joint]
        while let here = open.popLast() {
            for next in joints[here].silent where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }
}
