// Both providers through whom people pay, played on this machine, for scripts with a real server and a real browser:
// till-stand-in PORT SERVER. Nothing of it is real money.
import Foundation
import TillStandIn

let words = CommandLine.arguments
guard words.count == 3, let port = Int(words[1]) else {
    FileHandle.standardError.write(Data("till-stand-in PORT SERVER\n".utf8))
    exit(2)
}
try await TillStandIn.with(port: port, now: { Int64(Date().timeIntervalSince1970 * 1000) }) { till in
    till.tell(words[2])
    print(till.address)
    try await Task.sleep(for: .seconds(86_400))
}
