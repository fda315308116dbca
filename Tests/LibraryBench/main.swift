/// Fills a library from a corpus of recipes and measures what the pages ask of it.
///
///     zcat corpus.jsonl.gz | library-bench fill FILE COUNT [PICTURE …]
///     library-bench ask FILE
///     library-bench name FILE COUNT
///     library-bench diary FILE YEARS
///     library-bench move FILE SERVER USER PASSWORD [PICTURE]
///
/// `fill` varies the corpus until there are COUNT recipes. `ask` is a process of its own, so that its memory
/// is that of a program which only reads. `name` looks for foods among COUNT of shops, and is started where the sources
/// are. `diary` looks at days and years of a diary that was kept so long. `move` brings the library by a new account to a second machine.

import Foundation
import Library
import Recipes

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("fill", 3...):
    let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    try await Filling(path: arguments[2], count: count, pictures: Array(arguments.dropFirst(4))).run()
case ("ask", 3...):
    try await Asking(path: arguments[2]).run()
case ("name", 4...):
    try await Naming(path: arguments[2], count: Int(arguments[3]) ?? 0).run()
case ("diary", 4...):
    try await Keeping(path: arguments[2], years: Int(arguments[3]) ?? 0).run()
case ("move", 6...):
    try await Moving(
        server: arguments[3], user: arguments[4], password: arguments[5], library: arguments[2],
        picture: arguments.count > 6 ? arguments[6] : nil
    ).run()
default:
    print(
        "library-bench fill FILE COUNT | ask FILE | name FILE COUNT | diary FILE YEARS | move FILE SERVER USER PASSWORD"
    )
    exit(64)
}
