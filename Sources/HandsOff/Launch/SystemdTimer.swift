import Foundation
import House

/// Two units of the cook's own systemd, which call `hands-off remind` at meal times: written when that is wanted, and taken
/// away with it.
struct SystemdTimer: Sendable {
    static let name = "hands-off-meals"

    /// Where the cook's own units lie.
    let folder: URL
    /// What is called, and with what.
    let program: String
    let library: String
    /// Runs `systemctl --user` with these words; returns why it failed.
    let control: @Sendable (_ words: [String]) -> String?

    /// Nil where the cook has no systemd of their own to ask.
    static func standard(library: String) -> SystemdTimer? {
        let environment = ProcessInfo.processInfo.environment
        guard let runtime = environment["XDG_RUNTIME_DIR"],
            FileManager.default.fileExists(atPath: runtime + "/systemd/private")
        else { return nil }
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        let home = settings ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
        return SystemdTimer(
            folder: home.appending(path: "systemd/user"),
            program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path, library: library,
            control: systemctl)
    }

    var timer: MealTimer { MealTimer { minutes in set(minutes) } }

    private func unit(_ ending: String) -> URL { folder.appending(path: "\(Self.name).\(ending)") }

    private func set(_ minutes: [Int]) -> String? {
        if minutes.isEmpty { return remove() }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(service.utf8).write(to: unit("service"), options: .atomic)
            try Data(Self.timer(minutes).utf8).write(to: unit("timer"), options: .atomic)
        } catch { return "\(error)" }
        // What runs already has the old times until it is started again.
        return control(["daemon-reload"]) ?? control(["enable", "\(Self.name).timer"])
            ?? control(["restart", "\(Self.name).timer"])
    }

    private func remove() -> String? {
        let units = [unit("timer"), unit("service")].filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
        if units.isEmpty { return nil }
        let trouble = control(["disable", "--now", "\(Self.name).timer"])
        do { for unit in units { try FileManager.default.removeItem(at: unit) } } catch { return "\(error)" }
        return trouble ?? control(["daemon-reload"])
    }

    /// systemd.service(5).
    var service: String {
        """
        [Unit]
        Description=Hands Off reminds of a meal

        [Service]
        Type=oneshot
        ExecStart=\(Self.quoted(program)) remind --library \(Self.quoted(library))

        """
    }

    /// systemd.timer(5). A meal that went by while the machine slept isn't made up for.
    static func timer(_ minutes: [Int]) -> String {
        let times = Set(minutes).sorted().map { "OnCalendar=*-*-* \(clock($0)):00" }
        return """
            [Unit]
            Description=Meal times of Hands Off

            [Timer]
            \(times.joined(separator: "\n"))
            AccuracySec=30s
            Persistent=false

            [Install]
            WantedBy=timers.target

            """
    }

    private static func clock(_ minute: Int) -> String {
        String(format: "%02d:%02d", minute / 60 % 24, minute % 60)
    }

    /// As one word of a command (systemd.service(5), "Command lines"; systemd.unit(5), "Specifiers").
    static func quoted(_ text: String) -> String {
        var word = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": word += "\\\(scalar)"
            case "%": word += "%%"
            case "$": word += "$$"
            case "\n": word += "\\n"
            default: word.unicodeScalars.append(scalar)
            }
        }
        return "\"\(word)\""
    }

    @Sendable private static func systemctl(_ words: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["systemctl", "--user", "--quiet"] + words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return "\(error)" }
        process.waitUntilExit()
        let status = process.terminationStatus
        return status == 0 ? nil : "systemctl \(words.joined(separator: " ")): \(status)"
    }
}
