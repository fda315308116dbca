import ArgumentParser

/// A server of one's own: accounts, and the same kitchen on every device.
@main struct HandsOffServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hands-off-server",
        abstract: "A server of one's own for Hands Off: accounts, and the same kitchen on every device.",
        subcommands: [
            Init.self, Serve.self, TakeBackUp.self, Restore.self, SeeDoctor.self, Admin.self, Media.self,
        ])
}
