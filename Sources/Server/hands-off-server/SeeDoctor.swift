import ArgumentParser
import CommunityServer

struct SeeDoctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Look whether everything is as it must be.")

    @OptionGroup var settings: SettingsOption

    func run() async throws {
        let doctor = Doctor(try settings.read(), now: WallClock.now(), launcher: Media.launcher)
        let findings = await doctor.findings()
        for finding in findings {
            let mark =
                switch finding.weight {
                case .good: "✓"
                case .note: "·"
                case .bad: "✗"
                }
            print("\(mark) \(finding.sentence)")
        }
        if findings.contains(where: { $0.weight == .bad }) { throw ExitCode(1) }
    }
}
