import Dice
import Library
import Sync
import Testing

@testable import SyncEngine

@Suite("What is the same everywhere only where the cook has said so (AR17, MO2)") struct SharingTests {
    private let shop = Shop()

    /// So many machines that share their dreams, of which the first has had two.
    private func sharers(_ count: Int) async throws -> [Machine] {
        let machines = try (0..<count).map { _ in try Machine.withDreams(shop) }
        try await machines[0].dream("a", "flying")
        try await machines[0].dream("b", "falling")
        for machine in machines {
            try await machine.share()
            #expect(try await machine.sync().isWell)
        }
        try await machines[0].sync()
        return machines
    }

    private func sync(_ machines: [Machine]) async throws {
        for machine in machines + machines { #expect(try await machine.sync().isWell) }
    }

    @Test("Unasked, nothing of it leaves the machine") func off() async throws {
        let laptop = try Machine.withDreams(shop)
        try await laptop.dream("a", "flying")
        try await laptop.box.save(.soup(), at: 1)
        try await laptop.sync()
        #expect(shop.dreams == [])
        #expect(shop.state.withLock { $0.keeper.rows.count } == 1)
        #expect(try await laptop.sharing() == SharingStanding())
    }

    @Test("Shared, it is the same where it is shared, and nowhere else") func shared() async throws {
        let (laptop, tablet, other) = (
            try Machine.withDreams(shop), try Machine.withDreams(shop), try Machine.withDreams(shop)
        )
        try await laptop.dream("a", "flying")
        try await tablet.dream("b", "falling")
        try await other.dream("c", "mine alone")
        try await laptop.share()
        try await tablet.share()
        try await sync([laptop, tablet, other])
        #expect(try await laptop.dreams() == ["a": "flying", "b": "falling"])
        #expect(try await tablet.dreams() == ["a": "flying", "b": "falling"])
        #expect(try await other.dreams() == ["c": "mine alone"])
        #expect(try await other.sharing().isThere)
        #expect(try await !other.sharing().isShared)
        #expect(Set(shop.dreams) == ["flying", "falling"])
        // Changes and removals go both ways.
        try await tablet.dream("a", "flying high")
        try await laptop.forget("b")
        try await sync([laptop, tablet])
        #expect(try await laptop.dreams() == ["a": "flying high"])
        #expect(try await tablet.dreams() == ["a": "flying high"])
        // And a machine that comes later gets them, with what it has.
        try await other.share()
        try await sync([other, laptop])
        #expect(try await other.dreams() == ["a": "flying high", "c": "mine alone"])
        #expect(try await laptop.dreams() == ["a": "flying high", "c": "mine alone"])
    }

    @Test("Of what both have had, what was told last holds when they come together, or what the kind says")
    func meeting() async throws {
        let machines = try await sharers(2)
        let (laptop, tablet) = (machines[0], machines[1])
        try await tablet.stop()
        try await tablet.dream("a", "sinking")
        try await tablet.dream("b", "diving")
        // The one is older than what the server was told, and the other newer.
        try await tablet.box.write { db in
            try db.execute(sql: "UPDATE journal SET changedAt = CASE thing WHEN 'a' THEN 1e9 ELSE 1 END")
        }
        try await laptop.box.set(["wish": "sleep"])
        try await tablet.box.set(["wish": "more sleep"])
        try await laptop.dream("b", "gliding")
        try await laptop.stop()
        try await laptop.share()
        try await laptop.sync()
        try await tablet.share()
        try await sync([laptop, tablet, laptop])
        for machine in machines {
            #expect(try await machine.dreams() == ["a": "sinking", "b": "gliding"])
            let wish = try await machine.box.settings()["wish"]
            #expect(wish == "more sleep")
        }
    }

    @Test("Whoever stops on one machine keeps what is there, and the others go on") func stopped()
        async throws
    {
        let machines = try await sharers(3)
        try await machines[1].stop()
        try await machines[1].forget("a")
        try await machines[0].dream("b", "gliding")
        try await machines[1].dream("c", "mine")
        try await sync(machines)
        #expect(try await machines[1].dreams() == ["b": "falling", "c": "mine"])
        #expect(try await machines[2].dreams() == ["a": "flying", "b": "gliding"])
        #expect(!shop.dreams.contains("mine"))
    }

    @Test("Taken off the server, nothing of it is left there, and every machine has what it had")
    func withdrawn() async throws {
        let machines = try await sharers(3)
        // Two have done something that the server hasn't heard of.
        try await machines[1].dream("c", "secret")
        try await machines[2].dream("a", "flying low")
        try await machines[0].stop(everywhere: true)
        #expect(try await machines[0].sharing().isLeaving)
        try await sync(machines)
        #expect(shop.dreams == [])
        #expect(try await machines[0].dreams() == ["a": "flying", "b": "falling"])
        #expect(try await machines[1].dreams() == ["a": "flying", "b": "falling", "c": "secret"])
        #expect(try await machines[2].dreams() == ["a": "flying low", "b": "falling"])
        for machine in machines { #expect(try await !machine.sharing().isShared) }
        #expect(try await !machines[0].sharing().wasEnded)
        #expect(try await machines[1].sharing().wasEnded)
        #expect(try await !machines[1].sharing().isThere)
        // Nor does anything get there afterwards.
        try await machines[1].dream("d", "another secret")
        try await sync(machines)
        #expect(shop.dreams == [])
    }

    @Test("Shared anew, all that there is comes together, and a machine waits to be asked")
    func anew() async throws {
        let machines = try await sharers(3)
        try await machines[0].stop(everywhere: true)
        try await sync([machines[0]])
        try await machines[0].share()
        try await machines[0].forget("b")
        try await machines[0].dream("d", "new")
        try await sync(machines)
        #expect(try await machines[1].dreams() == ["a": "flying", "b": "falling"])
        #expect(try await machines[1].sharing().wasEnded)
        try await machines[1].share()
        try await sync(machines)
        #expect(try await machines[1].dreams() == ["a": "flying", "b": "falling", "d": "new"])
        #expect(try await machines[0].dreams() == ["a": "flying", "b": "falling", "d": "new"])
        #expect(try await machines[2].dreams() == ["a": "flying", "b": "falling"])
    }

    @Test("A machine that was away until nobody remembers the removal keeps all that it has")
    func longAway() async throws {
        let machines = try await sharers(2)
        try await machines[0].stop(everywhere: true)
        try await machines[0].sync()
        shop.change { state in
            state.now += 200 * 86_400_000
            while (try? Keeper().purge(&state.keeper, at: state.now)) == true {}
        }
        try await machines[1].dream("c", "late")
        try await sync(machines)
        #expect(try await machines[1].dreams() == ["a": "flying", "b": "falling", "c": "late"])
        #expect(try await machines[1].sharing().wasEnded)
        #expect(shop.dreams == [])
    }

    @Test("A server that was put back to before it was shared is told all of it again") func restored()
        async throws
    {
        let machines = try await sharers(2)
        shop.change { $0.keeper = KeeperMemory(epoch: "2") }
        try await machines[1].dream("c", "sinking")
        try await sync(machines)
        for machine in machines {
            #expect(try await machine.dreams() == ["a": "flying", "b": "falling", "c": "sinking"])
            #expect(try await machine.sharing().isShared)
        }
    }

    @Test("A library that was put back to before it was shared shares nothing, and loses nothing")
    func libraryRestored() async throws {
        let machines = try await sharers(2)
        // As another back-up is put in the place of a library: its lineage is another one, and it knows of no sharing.
        try await machines[1].box.write { db in
            try db.execute(sql: "UPDATE lineage SET mark = mark + 1; DELETE FROM shelfPart")
        }
        try await machines[1].dream("c", "mine")
        try await sync(machines)
        #expect(try await machines[1].dreams() == ["a": "flying", "b": "falling", "c": "mine"])
        #expect(try await machines[0].dreams() == ["a": "flying", "b": "falling"])
        #expect(!shop.dreams.contains("mine"))
    }

    @Test("Another account’s shelf begins with nothing shared") func another() async throws {
        let laptop = try await sharers(1)[0]
        let other = Shop()
        let engine = SyncEngine(
            laptop.box, boxes: laptop.boxes, guest: try other.guest(), account: "kitchen 2",
            settings: Machine.settings, savesData: false, now: 2000)
        #expect(await engine.round().isWell)
        #expect(other.dreams == [])
        #expect(try await engine.sharing(of: Dreams.part) == SharingStanding())
        #expect(try await laptop.dreams().count == 2)
    }

    @Test("However often the network fails meanwhile, it comes to the same") func interrupted() async throws {
        for step in 0..<9 {
            let shop = Shop()
            let laptop = try Machine.withDreams(shop), tablet = try Machine.withDreams(shop)
            for number in 0..<250 { try await laptop.dream("l\(number)", "laptop") }
            try await tablet.dream("t", "tablet")
            try await laptop.share()
            try await tablet.share()
            shop.change { $0.answersLeft = step }
            try await laptop.sync()
            shop.change { ($0.answersLeft, $0.losesAnswers) = (nil, step % 3) }
            for _ in 0..<2 { try await tablet.sync() }
            try await sync([laptop, tablet])
            #expect(try await laptop.dreams().count == 251)
            #expect(try await tablet.dreams().count == 251)
            try await tablet.stop(everywhere: true)
            shop.change { $0.answersLeft = step }
            try await tablet.sync()
            try await laptop.sync()
            shop.change { ($0.answersLeft, $0.losesAnswers) = (nil, step % 2) }
            try await tablet.sync()
            try await sync([tablet, laptop])
            #expect(try await laptop.dreams().count == 251)
            #expect(try await tablet.dreams().count == 251)
            #expect(shop.dreams == [])
        }
    }

    @Test(
        "Whatever three machines do in whatever order, nothing is lost, and nothing stays on the server unasked",
        arguments: 1...25)
    func anything(seed: Int) async throws {
        var dice = Dice(seed: UInt64(seed))
        let shop = Shop()
        let machines = try (0..<3).map { _ in try Machine.withDreams(shop) }
        // Each thing's maker, as far as nobody has removed it anywhere.
        var kept: [String: Int] = [:]
        for step in 0..<60 {
            let place = dice.below(3), machine = machines[place]
            let loses = dice.below(4) == 0 ? 1 : 0
            shop.change { $0.losesAnswers = loses }
            switch dice.below(12) {
            case 0...2:
                kept["\(step)"] = place
                try await machine.dream("\(step)", "of \(place)")
            case 3:
                if let (uid, _) = try await machine.dreams().sorted(by: { $0.key < $1.key }).first {
                    try await machine.dream(uid, "changed in \(step)")
                }
            case 4:
                if let uid = try await machine.dreams().keys.sorted().last {
                    kept[uid] = nil
                    try await machine.forget(uid)
                }
            case 5, 6: try await machine.share()
            case 7: if dice.below(2) == 0 { try await machine.stop() }
            case 8: if dice.below(2) == 0 { try await machine.stop(everywhere: true) }
            default: try await machine.sync()
            }
        }
        shop.change { $0.losesAnswers = 0 }
        try await sync(machines)
        for (uid, place) in kept { #expect(try await machines[place].dreams()[uid] != nil) }
        // Those that share have the same.
        var shared: [[String: String]] = []
        for machine in machines where try await machine.sharing().isShared {
            shared.append(try await machine.dreams())
        }
        #expect(Set(shared).count <= 1)
        // Where all have stopped each for itself, it lies there until somebody takes it off.
        let isThere = try await machines[0].sharing().isThere
        #expect(isThere || shop.dreams == [])
        try await machines[0].stop(everywhere: true)
        try await sync(machines)
        #expect(shop.dreams == [])
        for (uid, place) in kept { #expect(try await machines[place].dreams()[uid] != nil) }
    }
}
