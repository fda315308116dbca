internal import CSeccomp
public import Foundation

/// The scullery's side: a process that does chores, one after the other, until nobody has one any more.
public final class Sink {
    /// The number under which the process is given its end of the hatch.
    static let descriptor: Int32 = 3
    /// Seconds without a chore, after which it goes.
    private static let patience: Int32 = 60

    private let hatch: Hatch
    /// What the system would not do to confine this process, for the log; nil = it is confined.
    public let lacking: String?

    private init(_ hatch: Hatch, _ lacking: String?) { (self.hatch, self.lacking) = (hatch, lacking) }

    /// Does chores until the kitchen is gone, or has had none for a minute.
    ///
    /// Confines the process for good first, so that nothing else can be done with it.
    /// - Parameter memory: bytes that the process may have of its own.
    /// - Returns: the process's exit status; 64 (EX_USAGE of sysexits.h) if it wasn't started by a kitchen.
    public static func run(
        memory: Int = Allowance.memory, _ work: (Message, _ descriptors: [Int32], Sink) throws -> Void
    ) -> Int32 {
        var isSocket: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &isSocket, &size) == 0 else { return 64 }
        // Nothing that the kitchen has open is any business of this process.
        _ = shim_close_from(UInt32(descriptor) + 1)
        let lacking = Confinement.begin(memory: memory)
        let sink = Sink(Hatch(descriptor) { () throws(Mishap) in -1 }, lacking)
        do {
            while isWanted(), let (message, descriptors) = try sink.hatch.hear() {
                defer { for one in descriptors { close(one) } }
                try work(message, descriptors, sink)
                // What libraries keep of one chore must not be missing for another; the next finds a new
                // process.
                if ownMemory() > memory / 3 { return 0 }
            }
            return 0
        } catch {
            return 1
        }
    }

    /// Says something of the chore that is being done.
    public func say(_ words: some Encodable, bytes: [Data] = []) throws {
        try hatch.say(Message(words, bytes: bytes))
    }

    /// Bytes that count against the limit; 0 where the system doesn't say.
    private static func ownMemory() -> Int {
        // proc(5): the sixth figure is data and stack, in pages.
        let figures = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
            separator: " ")
        return (figures?.dropFirst(5).first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    private static func isWanted() -> Bool {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let answer = poll(&place, 1, patience * 1000)
            if answer < 0, errno == EINTR { continue }
            return answer > 0
        }
    }
}
