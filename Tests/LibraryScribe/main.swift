/// Writes into a library and says so, for tests that kill it, fill its disk or lock its folder.
///
///     library-scribe write FILE SEED START    does deeds from START on for ever; tells the number of each that is kept
///     library-scribe boast FILE SEED START    the same, but tells it before it is: what a test must notice
///     library-scribe fill FILE                saves recipes until one is refused; tells how many, and why
///     library-scribe open FILE                tells how many recipes there are, or why it can't be opened
///     library-scribe keep FILE                a small library with something of everything, for LibraryTests/Kept

import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    tell("library-scribe write|boast|fill|open|keep FILE …")
    exit(64)
}
await Scribe(path: arguments[2]).work(arguments[1], arguments.dropFirst(3).compactMap { Int($0) })
