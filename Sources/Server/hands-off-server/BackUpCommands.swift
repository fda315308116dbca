import ArgumentParser
import CommunityServer
import Foundation

struct TakeBackUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up all that the server keeps, while it goes on.")

    @OptionGroup var settings: SettingsOption
    @Option(help: "The folder of back-ups, if another than the settings'.") var to: String?
    @Option(help: "Days after which back-ups are thrown away; the last one stays.") var keep: Int?

    func run() async throws {
        let chosen = try settings.read(), shelf = to ?? chosen.backUps, now = WallClock.now()
        let backUp = try await BackUp.take(chosen, to: shelf, at: now)
        if let keep { try await BackUp.throwAway(in: shelf, after: keep, of: chosen, at: now) }
        print(
            "\(backUp.folder): the database is sound, \(try backUp.manifest.media.count) pictures and clips.")
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a back-up in the place of what the server keeps. Everybody has to sign in again.")

    @OptionGroup var settings: SettingsOption
    @Argument(help: "The folder of the back-up; the newest if there is none.") var backUp: String?
    @Flag(help: "Only look whether it could be put back.") var check = false

    func run() async throws {
        let chosen = try settings.read()
        let newest = BackUp.newest(in: chosen.backUps, at: WallClock.now())
        let found = backUp.map { BackUp($0) } ?? newest
        guard let found else { throw ValidationError("There is no back-up in \(chosen.backUps).") }
        if check {
            try found.check()
            print("\(found.folder) is whole.")
        } else {
            try await found.restore(to: chosen, at: WallClock.now())
            print("\(found.folder) is in place. What was there before is beside it.")
        }
    }
}
