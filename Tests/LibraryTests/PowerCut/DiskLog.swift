import Foundation
import Synchronization

@testable import Library

/// All that is done to the files of a folder, in its order: by SQLite, through `WitnessedDisk`, and by the
/// library itself.
final class DiskLog: Sendable {
    enum Deed: Sendable {
        /// A file got its first name.
        case made(String, Int)
        case wrote(Int, at: Int, [UInt8])
        case cut(Int, to: Int)
        case reachedDisk(Int)
        case renamed(String, to: String)
        case shared(String, with: String)
        case removed(String)
        case reachedFolder
        /// Something was said to be kept, the how manieth.
        case said(Int)
    }

    private struct State {
        var deeds: [Deed] = []
        /// Which file has a name now.
        var names: [String: Int] = [:]
        var next = 0
        var begin = 0
    }

    let folder: String
    private let state = Mutex(State())

    init(folder: String) { self.folder = folder }

    var deeds: [Deed] { state.withLock { $0.deeds } }

    func say(_ number: Int) { add(.said(number)) }

    /// What is in the folder already, and has been for long.
    func adopt() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            note(.copied(to: folder + "/" + name))
            if let file = file(named: folder + "/" + name) { add(.reachedDisk(file)) }
        }
        add(.reachedFolder)
        state.withLock { $0.begin = $0.deeds.count - 1 }
    }

    /// From which deed on the power may go: the last of those that put there what had been there for long.
    var begin: Int { state.withLock { $0.begin } }

    /// The number of the file of that name; one that is new gets one. Nil outside the folder.
    func file(named path: String) -> Int? {
        guard path.hasPrefix(folder + "/"), !path.hasSuffix("-shm") else { return nil }
        return state.withLock { state in
            if let known = state.names[path] { return known }
            state.next += 1
            state.names[path] = state.next
            state.deeds.append(.made(path, state.next))
            return state.next
        }
    }

    func add(_ deed: Deed) { state.withLock { $0.deeds.append(deed) } }

    /// What the library does to whole files.
    func note(_ deed: LibraryFile.NameDeed) {
        switch deed {
        case .renamed(let old, let new):
            add(.renamed(old, to: new))
            state.withLock { $0.names[new] = $0.names.removeValue(forKey: old) }
        case .shared(let old, let new):
            add(.shared(old, with: new))
            state.withLock { $0.names[new] = $0.names[old] }
        case .removed(let path):
            if path.hasSuffix("-shm") { return }
            add(.removed(path))
            state.withLock { $0.names[path] = nil }
        case .copied(let path):
            guard let bytes = FileManager.default.contents(atPath: path), let file = file(named: path) else {
                return
            }
            add(.wrote(file, at: 0, Array(bytes)))
        case .reachedDisk(let path):
            if let file = file(named: path) { add(.reachedDisk(file)) }
        case .reachedFolder(let path):
            if path == folder { add(.reachedFolder) }
        }
    }
}
