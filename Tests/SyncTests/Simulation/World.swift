import Dice
import Sync

/// A server, three machines of one account and the network between them, played from a seed.
struct World {
    /// What can go wrong, apart from the network.
    struct Faults: OptionSet, Sendable {
        let rawValue: Int
        /// Libraries are put back to a back-up, or copied to another machine.
        static let libraries = Faults(rawValue: 1)
        /// The server is put back to a back-up.
        static let server = Faults(rawValue: 2)
        /// Removed records are purged.
        static let purges = Faults(rawValue: 4)
        /// The server refuses some patches for a while.
        static let refusals = Faults(rawValue: 8)
        static let all: Faults = [.libraries, .server, .purges, .refusals]
    }

    struct Machine {
        let name: String
        /// Milliseconds by which its clock is wrong.
        let skew: Int
        var store: ShelfMemory
        var backup: ShelfMemory?
    }

    enum Message {
        case question(machine: Int, ShelfQuestion)
        case answer(machine: Int, ShelfQuestion, ShelfAnswer)
    }

    var dice: Dice
    let faults: Faults
    /// Whether the server says that it was put back.
    let tellsEpochs: Bool
    /// Whether cooks regret a removal some time later, too.
    let regrets: Bool
    /// Milliseconds.
    var now = 1000
    var keeper = Keeper()
    var server = KeeperMemory(epoch: "e1")
    var serverBackup = KeeperMemory(epoch: "e1")
    var isFull = false
    /// The record that was changed last.
    var hot = RecordKey("", "")
    /// What they keep there.
    var kinds: [String] = []
    var shelf = Shelf()
    var machines: [Machine] = []
    var network: [Message] = []
    /// What each machine can take back still.
    var removed: [(machine: Int, record: ShelfRecord)] = []
    var ledger = Ledger()
    var story: Story
    /// Whether the network loses, doubles and reorders.
    let isBadNetwork: Bool
    var values = 0, names = 0, epochs = 1

    init(
        seed: Int, faults: Faults, safeguards: Safeguards = .all, tellsEpochs: Bool = true,
        regrets: Bool = false, story: Story = Story()
    ) {
        self.regrets = regrets
        self.story = story
        dice = Dice(seed: UInt64(bitPattern: Int64(seed)))
        self.faults = faults
        self.tellsEpochs = tellsEpochs
        isBadNetwork = dice.below(5) > 0
        shelf.safeguards = safeguards
        keeper.safeguards = safeguards
        shelf.bounds.patches = dice.pick([2, 3, 500])
        shelf.bounds.message = dice.pick([700, 1 << 20, 1 << 20])
        keeper.bounds.message = dice.pick([600, 1 << 20, 1 << 20])
        keeper.bounds.goneFor = dice.pick([0, 0, 300])
        keeper.bounds.kept = 1000
        for _ in 0..<2 + dice.below(2) { kinds.append(dice.pick(Self.fields.keys.sorted())) }
        if kinds.contains("member") { kinds.append("collection") }
        // The server is older than the machines, and has never heard of recipes.
        if dice.below(4) == 0 { keeper.kinds.rules["recipe"] = nil }
        for name in ["A", "B", "C"] {
            machines.append(
                Machine(name: name, skew: dice.pick([0, 0, -500, 800]), store: ShelfMemory(client: fresh())))
        }
    }

    /// A name that nobody has.
    mutating func fresh() -> String {
        names += 1
        return "\(dice.below(10))c\(names)"
    }

    /// What went wrong; nil = nothing.
    mutating func play() throws -> Breach? {
        let weights = (0..<7).map { _ in dice.pick([0, 1, 4]) }
        // They were signed in long ago, or each is at some time.
        if dice.below(3) > 0 {
            for machine in machines.indices { try exchange(machine, most: 9) }
        }
        for _ in 0..<10 + dice.below(110) {
            now += 1 + dice.below(49)
            let machine = dice.below(3)
            switch dice.below(100) {
            case ..<38: try touch(machine)
            case ..<50: try ask(machine)
            case ..<62: try exchange(machine, most: 1 + dice.below(4))
            case ..<92 where !network.isEmpty:
                try deliver(isBadNetwork ? dice.below(network.count) : 0)
            default: try mishap(machine, weights)
            }
        }
        if let breach = try comeToRest() { return breach }
        return verdict()
    }

    // MARK: What goes wrong

    private mutating func mishap(_ machine: Int, _ weights: [Int]) throws {
        var throwOf = dice.below(weights.reduce(1, +))
        let chosen = weights.firstIndex { weight in
            throwOf -= weight
            return throwOf < 0
        }
        switch chosen {
        case 0: kill(machine)
        case 1 where faults.contains(.libraries):
            machines[machine].backup = machines[machine].store
            tell { "\($0.machines[machine].name) is backed up" }
        case 2 where faults.contains(.libraries): try putBack(machine)
        case 3 where faults.contains(.server):
            serverBackup = server
            tell { _ in "the server is backed up" }
        case 4 where faults.contains(.server): putServerBack()
        case 5 where faults.contains(.purges):
            _ = try keeper.purge(&server, at: now)
            tell { _ in "the server purges" }
        case 6 where faults.contains(.refusals):
            isFull.toggle()
            tell { $0.isFull ? "the server is full" : "the server has room" }
        default: kill(machine)
        }
    }

    /// Each call was committed, so only answers are lost.
    private mutating func kill(_ machine: Int) {
        guard dice.below(2) == 0 else { return }
        network.removeAll {
            if case .answer(machine, _, _) = $0 { true } else { false }
        }
    }

    private mutating func putBack(_ machine: Int) throws {
        let other = dice.below(3)
        let copy = dice.below(3) == 0 && other != machine ? machines[other].store : machines[machine].backup
        guard let copy else { return }
        ledger.libraryWasPutBack = true
        removed.removeAll { $0.machine == machine }
        let store = machines[machine].store
        for waiting in store.waiting {
            let typed = waiting.patch.set.values.map(\.text) + waiting.patch.rest.values.map(\.text)
            ledger.wiped.formUnion(typed)
            ledger.doubtful.formUnion(typed + waiting.patch.kept.map(\.value.text))
        }
        for row in store.rows.values { ledger.doubtful.formUnion(row.fields.values.map(\.value.text)) }
        for row in store.rows.values { ledger.doubtful.formUnion(row.kept.map(\.value.text)) }
        machines[machine].store = copy
        // The settings do so; copying the file by hand doesn't.
        let isTold = dice.below(2) == 0
        if isTold { try shelf.renew(as: fresh(), in: &machines[machine].store) }
        tell { "\($0.machines[machine].name) is put back\(isTold ? "" : " behind its back")" }
    }

    private mutating func putServerBack() {
        ledger.serverWasPutBack = true
        server = serverBackup
        epochs += 1
        if tellsEpochs {
            var head = server.head()
            head.epoch = "e\(epochs)"
            server.put(head)
        }
        tell { _ in "the server is put back" }
    }
}

extension Dice {
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
