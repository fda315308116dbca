import Foundation
import Scullery

/// What the tests have done in a scullery: honest chores, and everything that a stranger's file could make of
/// one.
enum Wish: String, Codable {
    case echo, count, toil, keep, spin, sleep, grow, crash, babble, leave, halfAWord
    case write, create, rename, remove, connect, start, fork, signal, read, fill, threads
}

/// What came of a try: 0, or why the system refused it.
struct Outcome: Codable { var error: Int32 }

private func outcome(_ succeeded: Bool) -> Outcome { Outcome(error: succeeded ? 0 : errno) }

nonisolated(unsafe) private var kept: [[UInt8]] = []

private func grow() -> Int {
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: UInt8(blocks.count & 255), count: 8 << 20)) }
}

private func perform(_ message: Message, _ descriptors: [Int32], _ sink: Sink) throws {
    let words = try message.read([String].self)
    guard let wish = Wish(rawValue: words[0]) else { return }
    let path = words.count > 1 ? words[1] : ""
    switch wish {
    case .echo: try sink.say(words, bytes: message.bytes)
    case .count:
        for number in 1...(Int(path) ?? 0) { try sink.say(["\(number)"]) }
        try sink.say(["done"])
    case .toil:
        for number in 1...(Int(path) ?? 0) {
            let start = clock()
            while clock() - start < CLOCKS_PER_SEC / 25 {}
            try sink.say(["\(number)"])
        }
        try sink.say(["done"])
    case .keep:
        kept.append([UInt8](repeating: 1, count: 8 << 20))
        try sink.say(["kept"])
    case .spin: while true {}
    case .sleep: Foundation.sleep(600)
    case .grow: _ = grow()
    case .crash: abort()
    case .babble: try sink.say(["no", "sense"], bytes: [Data(repeating: 7, count: 3)])
    case .leave: exit(3)
    case .halfAWord:
        var number: UInt32 = 1000
        _ = withUnsafeBytes(of: &number) { send(3, $0.baseAddress, 4, 0) }
        exit(0)
    case .write: try sink.say(outcome(open(path, O_WRONLY) >= 0))
    case .create: try sink.say(outcome(open(path + ".new", O_RDWR | O_CREAT, 0o600) >= 0))
    case .rename: try sink.say(outcome(Glibc.rename(path, path + ".other") == 0))
    case .remove: try sink.say(outcome(unlink(path) == 0))
    case .connect: try sink.say(outcome(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0))
    case .start:
        var child: pid_t = 0
        let status = posix_spawn(&child, "/bin/true", nil, nil, [nil], [nil])
        try sink.say(Outcome(error: status))
    case .fork:
        let child = try? Process.run(URL(filePath: "/bin/true"), arguments: [])
        try sink.say(Outcome(error: child == nil ? EPERM : 0))
    case .signal: try sink.say(outcome(kill(getppid(), 0) == 0))
    case .read: try sink.say(outcome(open(path, O_RDONLY) >= 0))
    case .fill: try sink.say(outcome(descriptors.first.map { Glibc.write($0, "soup", 4) == 4 } ?? false))
    case .threads:
        let thread = Thread {}
        thread.start()
        while !thread.isFinished { usleep(1000) }
        try sink.say(Outcome(error: 0))
    }
}

// Or it is the launcher of a program that others wrote.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "become" {
    exit(try ConfinedProgram(argument: CommandLine.arguments[2]).become())
}
exit(Sink.run(perform))
