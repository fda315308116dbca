public import Exchange
public import Foundation
import Intake
public import Scullery

/// What a reading in the scullery found.
public enum Finding {
    /// A recipe, and the files of those of its pictures that came with it.
    case recipe(FoundRecipe, files: [Data])
    /// One of several was not taken; its title, if it is a recipe that has one.
    case refused(Refusal, title: String?)
    /// All of it is a library of this program.
    case library
}

extension Scullion {
    /// What is read.
    public enum Reading {
        /// What lies under a path.
        case path(String)
        case file(SourceFile)
    }

    /// Files that may end the process in which they are read, of one thing that was brought; what has more of
    /// them was made for that.
    private static let mostEnds = 12

    /// Reads the recipes of something that may be anybody's.
    ///
    /// A file of several that takes too much, or ends the process, is refused; the others come in.
    /// - Parameters:
    ///   - isCalledOff: asked every few hundredths of a second.
    ///   - take: called with each recipe as soon as it is read; false = that was enough.
    public func read(
        _ reading: Reading, isCalledOff: @escaping () -> Bool, take: (Finding) -> Bool
    ) throws(Refusal) {
        var resumption = Resumption()
        for _ in 0..<Self.mostEnds {
            var current = ""
            do {
                return try read(reading, resumption, isCalledOff, &current) { finding, key in
                    if let key { resumption.heard.insert(key) }
                    return take(finding)
                }
            } catch {
                let refusal = error as? Refusal ?? Refusal(error)
                // All of it, or what was to be passed over.
                guard error is Mishap, refusal != .cancelled, refusal.reason != .unreachable,
                    !current.isEmpty, resumption.avoided.insert(current).inserted
                else { throw refusal }
                if !SculleryReading.isPicture(current), !take(.refused(refusal.about(current), title: nil)) {
                    return
                }
            }
        }
        throw Refusal(.exhausting, cause: "\(Self.mostEnds) files that ended their reading")
    }

    private func read(
        _ reading: Reading, _ resumption: Resumption, _ isCalledOff: @escaping () -> Bool,
        _ current: inout String, _ take: (Finding, _ key: String?) -> Bool
    ) throws {
        let room = ScratchRoom.descriptors()
        defer { for one in room { close(one) } }
        let (chore, size) = try reading.chore(resumption)
        var failure: Refusal?
        try perform(
            chore, descriptors: Array(room.prefix(4)), allowance: .reading(bytes: size),
            isCalledOff: isCalledOff
        ) { message in
            let answer = try message.read(ChoreAnswer.self)
            let goesOn: Bool
            switch answer {
            case .begins(let what):
                current = what
                return .piece
            case .recipe(let found): goesOn = take(.recipe(found, files: message.bytes), answer.key)
            case .refused(let refusal, let title):
                goesOn = take(.refused(refusal, title: title), answer.key)
            case .library:
                _ = take(.library, nil)
                return .more
            case .done: return .last
            case .failed(let refusal):
                failure = refusal
                return .last
            default: throw Mishap.nonsense(cause: "an answer to another question")
            }
            return goesOn ? .piece : .enough
        }
        // What was passed over has been told of.
        if let failure, failure.reason != .exhausting { throw failure }
    }
}

extension Scullion.Reading {
    /// - Returns: what is asked, and how many bytes are to be read.
    fileprivate func chore(_ resumption: Resumption) throws -> (Message, size: Int) {
        switch self {
        case .path(let path):
            var status = stat()
            let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
            return (try Message(Chore.bring(path: path, resumption)), size)
        case .file(let file):
            return (
                try Message(Chore.read(SourceLabel(file), resumption), bytes: [Data(file.bytes)]),
                file.bytes.count
            )
        }
    }
}

extension Refusal {
    /// - Parameter error: a ``Mishap``.
    public init(_ error: any Error) {
        switch error as? Mishap {
        case .cancelled?: self = .cancelled
        case .usedUp(let cause)?, .outOfMemory(let cause)?: self.init(.exhausting, cause: cause)
        case .noScullery(let cause)?: self.init(.unreachable, cause: cause)
        default: self.init(.damaged, cause: "\(error)")
        }
    }
}
