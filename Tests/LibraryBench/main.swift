/// Fills a library from a corpus of recipes and measures what the pages ask of it.
///
///     zcat corpus.jsonl.gz | library-bench fill FILE COUNT [PICTURE …]
///     library-bench ask FILE
///
/// `fill` varies the corpus until there are COUNT recipes. `ask` is a process of its own, so that its memory
/// is that of a program which only reads.

import Foundation
import Library
import Recipes

let arguments = CommandLine.arguments
guard arguments.count >= 3, ["fill", "ask"].contains(arguments[1]) else {
    print("library-bench fill FILE COUNT | library-bench ask FILE")
    exit(64)
}
if arguments[1] == "fill" {
    let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    try await Filling(path: arguments[2], count: count, pictures: Array(arguments.dropFirst(4))).run()
} else {
    try await Asking(path: arguments[2]).run()
}
