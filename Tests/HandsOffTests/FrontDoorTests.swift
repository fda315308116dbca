import Foundation
import Glibc
import Synchronization
import Testing

@testable import HandsOff

@Suite("Two Hands Offs on one library", .timeLimit(.minutes(1))) struct FrontDoorTests {
    private let folder: String
    private let place: DoorPlace

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/door-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        place = DoorPlace(library: folder + "/library.sqlite", runtime: folder)
    }

    /// The first, which answers as told.
    private func first(_ answer: DoorAnswer? = .done, heard: WishList = WishList()) throws -> FrontDoor {
        let entry = FrontDoor.enter(place) { visitor in
            heard.add(visitor.wish)
            if let answer { visitor.answer(answer) }
        }
        guard case .first(let door) = entry else { throw Refused() }
        return door
    }

    private struct Refused: Error {}

    private final class WishList: Sendable {
        private let wishes = Mutex<[DoorWish]>([])
        func add(_ wish: DoorWish) { wishes.withLock { $0.append(wish) } }
        var all: [DoorWish] { wishes.withLock { $0 } }
    }

    private func isTaken() -> Bool {
        if case .taken = FrontDoor.enter(place, onVisit: { _ in }) { true } else { false }
    }

    @Test("The second finds the door taken, says what it wants, and hears that it is done")
    func second() throws {
        let heard = WishList()
        let door = try first(heard: heard)
        defer { door.close() }
        #expect(isTaken())
        #expect(FrontDoor.knock(at: place, .show, patience: 5) == .done)
        #expect(FrontDoor.knock(at: place, .cook("Crêpes à la\ncarte"), patience: 5) == .done)
        #expect(heard.all == [.show, .cook("Crêpes à la carte")])
    }

    @Test("What the first refuses is said in its words")
    func refused() throws {
        let door = try first(.refused("“Soup” is being cooked just now."))
        defer { door.close() }
        #expect(
            FrontDoor.knock(at: place, .cook("pie"), patience: 5)
                == .refused("“Soup” is being cooked just now."))
    }

    @Test("A first that doesn't answer is not waited for for ever")
    func silent() throws {
        let door = try first(nil)
        defer { door.close() }
        #expect(FrontDoor.knock(at: place, .show, patience: 0.05) == nil)
    }

    @Test("Once the first has closed, the next is first")
    func closed() throws {
        try first().close()
        let door = try first()
        #expect(FrontDoor.knock(at: place, .show, patience: 5) == .done)
        door.close()
        #expect(FrontDoor.knock(at: place, .show, patience: 5) == nil)
    }

    @Test("A socket that was left behind means nothing")
    func abandoned() throws {
        try Data("rubbish".utf8).write(to: URL(fileURLWithPath: place.socket))
        let door = try first()
        defer { door.close() }
        #expect(FrontDoor.knock(at: place, .show, patience: 5) == .done)
    }

    @Test("Nobody else may knock")
    func permissions() throws {
        let door = try first()
        defer { door.close() }
        for path in [place.socket, place.lock] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("A visitor that says nothing, or rubbish, is shown out, and the next is heard")
    func rubbish() throws {
        let heard = WishList()
        let door = try first(heard: heard)
        defer { door.close() }
        let address = try #require(DoorSocket.address(place.socket))
        for words in ["", "dance\n", String(repeating: "x", count: 5000)] {
            let descriptor = DoorSocket.new()
            #expect(DoorSocket.call(connect, descriptor, address))
            if !words.isEmpty { _ = send(descriptor, words, words.utf8.count, Int32(MSG_NOSIGNAL)) }
            close(descriptor)
        }
        #expect(FrontDoor.knock(at: place, .show, patience: 5) == .done)
        #expect(heard.all == [.show])
    }

    @Test("One library has one door, whatever path leads to it; another has another")
    func places() throws {
        let other = folder + "/elsewhere"
        try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: folder)
        #expect(DoorPlace(library: other + "/library.sqlite", runtime: folder) == place)
        #expect(DoorPlace(library: folder + "/./library.sqlite", runtime: folder) == place)
        #expect(DoorPlace(library: folder + "/other.sqlite", runtime: folder) != place)
        try Data().write(to: URL(fileURLWithPath: folder + "/library.sqlite"))
        #expect(DoorPlace(library: other + "/library.sqlite", runtime: folder) == place)
    }

    @Test("Without a folder for sockets the door is beside the library")
    func beside() {
        for runtime in [nil, "", "relative", "/nowhere/at/all"] {
            let place = DoorPlace(library: folder + "/library.sqlite", runtime: runtime)
            #expect(place.socket.hasSuffix("/library.sqlite.door"))
            #expect(place.lock.hasSuffix("/library.sqlite.lock"))
        }
    }

    @Test("Where no door can be made the library is opened all the same")
    func noDoor() {
        let long = folder + "/" + String(repeating: "x", count: 120) + "/library.sqlite"
        for library in [long, "/proc/nowhere/library.sqlite"] {
            let entry = FrontDoor.enter(DoorPlace(library: library, runtime: nil), onVisit: { _ in })
            guard case .noDoor = entry else {
                Issue.record("a door at \(library)")
                continue
            }
        }
    }
}
