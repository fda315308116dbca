import ArgumentParser
import CommunityServer
import Foundation
import Logging

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Answer, until it is told to end.")

    @OptionGroup var settings: SettingsOption
    @Option(help: "Another port than the settings say.") var port: Int?
    @Flag(help: "Write a line for every request.") var verbose = false
    @Flag(help: "Don't count how often it is asked: for tests on this machine.") var unhurried = false

    func run() async throws {
        var chosen = try settings.read()
        if let port { chosen.port = port }
        if unhurried, chosen.host != "127.0.0.1" {
            throw ValidationError("--unhurried is for a server that only this machine reaches.")
        }
        chosen.isUnhurried = unhurried
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var logger = Logger(label: "server")
        logger.logLevel = verbose ? .info : .warning
        guard let lock = FolderLock(folder: chosen.folder, isShared: chosen.postgres != nil) else {
            throw ValidationError("Another server has the folder \(chosen.folder), or it can't be written.")
        }
        let server = try await CommunityServer(chosen, launcher: Media.launcher, logger: logger)
        let (name, host) = (chosen.name, chosen.host)
        try await server.run { [logger] port in
            let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
            // Not by print, which keeps it back where nobody sits at a terminal.
            try? FileHandle.standardOutput.write(contentsOf: Data("\(name) listens on \(address)\n".utf8))
            Herald.sayReady(socket: ProcessInfo.processInfo.environment["NOTIFY_SOCKET"])
            // It may take a minute, and only the log wants to know. The program that is tried ends with the thread
            // that has started it, so this is one of its own.
            Thread.detachNewThread { Self.tryMedia(logger) }
        }
        withExtendedLifetime(lock) {}
    }

    private static func tryMedia(_ logger: Logger) {
        guard let cause = CommunityServer.mediaTrouble(Media.launcher) else { return }
        logger.error("pictures and clips are refused", metadata: ["cause": "\(cause)"])
    }
}
