internal import CSeccomp
import Foundation

/// Has chores done in a process of our own, in which nothing that goes wrong harms anybody: reading what
/// strangers wrote, drawing what they drew.
///
/// The process is started with the first chore, kept for the next, and ended when a chore takes too much of
/// it or is called off. Blocks its thread while a chore is done; belongs to one thread at a time.
public final class Scullion {
    /// What whoever asked makes of what it heard.
    public enum Heard {
        /// The chore goes on.
        case more
        /// A piece of the chore is done; what the next may take starts over.
        case piece
        /// That was all.
        case last
        /// That was enough: the rest isn't wanted.
        case enough
    }

    /// Milliseconds between two looks at the processor's clock and at whether the chore is still wanted,
    /// while it is waited for.
    private static let rhythm: Int32 = 40

    private let program: SculleryProgram?
    private var process: ChildProcess?

    /// - Parameter program: nil = there is none, and every chore fails.
    public init(_ program: SculleryProgram?) { self.program = program }

    /// Does a chore.
    /// - Parameters:
    ///   - descriptors: of open files that the process gets copies of; four at most.
    ///   - isCalledOff: asked every few hundredths of a second.
    ///   - hear: called with each answer.
    public func perform(
        _ chore: Message, descriptors: [Int32] = [], allowance: Allowance,
        isCalledOff: @escaping () -> Bool = { false }, hear: (Message) throws -> Heard
    ) throws(Mishap) {
        if isCalledOff() { throw .cancelled }
        let isFresh = process == nil
        var hasAnswered = false
        func attend() throws(Mishap) {
            try ask(chore, descriptors, allowance, isCalledOff) { message in
                hasAnswered = true
                return try hear(message)
            }
        }
        do throws(Mishap) { try attend() } catch {
            // One that has been idle for long, or has grown, goes, perhaps in the very moment in which it is
            // asked.
            guard !isFresh, !hasAnswered, error.isEnd else { throw error }
            try attend()
        }
    }

    private func ask(
        _ chore: Message, _ descriptors: [Int32], _ allowance: Allowance,
        _ isCalledOff: @escaping () -> Bool, _ hear: (Message) throws -> Heard
    ) throws(Mishap) {
        let meter = Meter(try running(), allowance, isCalledOff)
        let hatch = try running().hatch { () throws(Mishap) in
            try meter.check()
            return Self.rhythm
        }
        do {
            try hatch.say(chore, descriptors: descriptors)
            while let (message, descriptors) = try hatch.hear() {
                // None is ever asked for.
                for one in descriptors { close(one) }
                try meter.check()
                switch try hear(message) {
                case .more: continue
                case .piece: meter.restart()
                case .last: return
                case .enough: return end()
                }
            }
            throw Mishap.gone
        } catch { throw mishap(error) }
    }

    /// The process is of no more use, whatever it was.
    private func mishap(_ error: any Error) -> Mishap {
        let isGone = error as? Mishap == .gone
        let ending = process?.end(isEnding: isGone)
        process = nil
        guard let mishap = error as? Mishap else { return .nonsense(cause: "\(error)") }
        guard isGone, let ending else { return mishap }
        // What asks for memory and gets none ends itself in one of many ways.
        return ending.memory > Allowance.memory / 2
            ? .outOfMemory("\(ending.memory >> 20) MB") : .crashed(ending.cause)
    }

    private func running() throws(Mishap) -> ChildProcess {
        if let process { return process }
        guard let program else { throw .noScullery("no program") }
        let new = try ChildProcess(program)
        process = new
        return new
    }

    private func end() {
        process?.end()
        process = nil
    }
}

/// How much of its allowance a chore has taken.
private final class Meter {
    private let process: ChildProcess
    private let allowance: Allowance
    private let isCalledOff: () -> Bool
    private let start: Double
    private var pieceStart: Double
    private var pieces = 0
    private var weighedAt: Double

    init(_ process: ChildProcess, _ allowance: Allowance, _ isCalledOff: @escaping () -> Bool) {
        (self.process, self.allowance, self.isCalledOff) = (process, allowance, isCalledOff)
        start = process.processorSeconds
        (pieceStart, weighedAt) = (start, start)
    }

    func restart() {
        pieceStart = process.processorSeconds
        pieces += 1
    }

    func check() throws(Mishap) {
        if isCalledOff() { throw .cancelled }
        let now = process.processorSeconds
        guard now - pieceStart <= allowance.processor, now - start <= allowance.altogether(pieces) else {
            throw .usedUp(String(format: "%.1f s of the processor", now - start))
        }
        // No more often than it can have grown by much.
        guard now - weighedAt > 0.02 else { return }
        weighedAt = now
        process.weigh()
    }
}
