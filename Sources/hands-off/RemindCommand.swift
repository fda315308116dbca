import ArgumentParser
import HandsOff

struct RemindCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Remind of the meal whose time it is, if the food diary is to do that.",
        discussion: """
            The desktop's timer calls it at meal times when the diary's reminders are to come while the window is closed. \
            It says nothing of a meal that is written down, or at another time.
            """)
    @Flag(help: "Print it, in place of showing it on the desktop.") var print = false
    @OptionGroup var place: LibraryOption

    func perform() async -> Int32 {
        await RemindErrand.run(tellsHere: print, LaunchOptions(library: place.library))
    }
}
