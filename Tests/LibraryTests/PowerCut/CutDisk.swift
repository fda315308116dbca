import Foundation
import LibraryDeeds

/// What a disk holds when the power goes: all that was waited for, and of the rest whatever had arrived.
///
/// As disks and file systems promise: what was written to a file since it last reached the disk may be there,
/// missing, or torn between two sectors, in any order; new names come in their order, and are there when
/// their folder has reached the disk, or the file itself has, which got them.
struct CutDisk {
    /// What became of that which nobody had waited for.
    enum Fate: Sendable, Hashable, CaseIterable {
        case lost, arrived
        /// Each piece for itself, by the dice.
        case mixed
    }

    private struct File {
        var bytes: [UInt8] = []
        var waiting: [DiskLog.Deed] = []
    }

    private var files: [Int: File] = [:]
    private var names: [String: Int] = [:]
    private var waitingNames: [DiskLog.Deed] = []
    /// How much had been said to be kept.
    private(set) var said = 0

    init(_ deeds: ArraySlice<DiskLog.Deed>) { for deed in deeds { take(deed) } }

    mutating func take(_ deed: DiskLog.Deed) {
        switch deed {
        case .made(_, let file):
            files[file] = File()
            waitingNames.append(deed)
        case .wrote(let file, _, _), .cut(let file, _): files[file]?.waiting.append(deed)
        case .reachedDisk(let file):
            for deed in files[file]?.waiting ?? [] { Self.apply(deed, &files[file, default: File()].bytes) }
            files[file]?.waiting = []
            waitingNames.removeAll { waiting in
                guard case .made(let name, file) = waiting else { return false }
                names[name] = file
                return true
            }
        case .renamed, .shared, .removed: waitingNames.append(deed)
        case .reachedFolder:
            for deed in waitingNames { apply(deed) }
            waitingNames = []
        case .said(let number): said = number
        }
    }

    private mutating func apply(_ deed: DiskLog.Deed) {
        switch deed {
        case .made(let name, let file): names[name] = file
        case .renamed(let old, let new): names[new] = names.removeValue(forKey: old)
        case .shared(let old, let new): names[new] = names[old]
        case .removed(let name): names[name] = nil
        default: break
        }
    }

    private static func apply(_ deed: DiskLog.Deed, _ bytes: inout [UInt8], from: Int = 0, to: Int = .max) {
        switch deed {
        case .wrote(_, let place, let data):
            let part = data[min(from, data.count)..<min(to, data.count)]
            let start = place + part.startIndex, end = start + part.count
            if part.isEmpty { return }
            if bytes.count < end { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
            bytes.replaceSubrange(start..<end, with: part)
        case .cut(_, let size):
            if size < bytes.count {
                bytes.removeLast(bytes.count - size)
            } else {
                bytes += [UInt8](repeating: 0, count: size - bytes.count)
            }
        default: break
        }
    }

    /// Writes what is left into a folder.
    func lay(into folder: String, from old: String, _ fate: Fate, dice: inout SeededDice) throws {
        var left = self
        switch fate {
        case .lost: break
        case .arrived: for deed in waitingNames { left.apply(deed) }
        case .mixed:
            let some = waitingNames.prefix(Int.random(in: 0...waitingNames.count, using: &dice))
            for deed in some { left.apply(deed) }
        }
        for (name, file) in left.names.sorted(by: { $0.key < $1.key }) {
            guard let file = left.files[file] else { continue }
            var bytes = file.bytes
            for deed in file.waiting {
                switch fate {
                case .lost: break
                case .arrived: Self.apply(deed, &bytes)
                case .mixed:
                    let whole = Bool.random(using: &dice)
                    if whole {
                        Self.apply(deed, &bytes)
                    } else if case .wrote(_, _, let data) = deed, Bool.random(using: &dice) {
                        // Torn between two sectors; its beginning or its end is there.
                        let tear = Int.random(in: 0...(data.count / 512), using: &dice) * 512
                        let isBeginning = Bool.random(using: &dice)
                        Self.apply(deed, &bytes, from: isBeginning ? 0 : tear, to: isBeginning ? tear : .max)
                    }
                }
            }
            let path = folder + name.dropFirst(old.count)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
    }
}
