import Foundation

/// What this machine's system calls itself (`os-release(5)`), and its architecture.
enum SystemName {
    static let text: String = {
        #if arch(x86_64)
            let architecture = "x86_64"
        #elseif arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "other"
        #endif
        let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n")
        let name = lines?.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
        return (name.map { $0.trimmingCharacters(in: ["\""]) } ?? "Linux") + ", " + architecture
    }()
}
