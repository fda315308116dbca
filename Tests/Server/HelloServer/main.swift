/// A server that says hello: what the framework and the machine can do at best, for `make bench-server` to measure
/// ours by.

import Foundation
import Hummingbird
import Logging

let router = Router()
router.get("hello") { _, _ in "hello" }
var logger = Logger(label: "hello")
logger.logLevel = .warning
try await Application(
    router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { channel in
        let line = "hello listens on http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
        try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }, logger: logger
).runService()
