/// Prints what the detector measures in drawn scenes, and the truth about them, for `make evidence`.
///
///     gesture-scenes FIRST-SEED LAST-SEED [KIND ...]
///
/// A line of JSON for each scene of these kinds, or of every kind, with its strokes, and after it the lines
/// that `hands-off gestures --features` would print for it.

import Foundation
import GestureStage

let seeds = CommandLine.arguments.dropFirst().prefix(2).compactMap { UInt64($0) }
let names = CommandLine.arguments.dropFirst(3)
let kinds = names.isEmpty ? SceneKind.allCases : names.compactMap { SceneKind(rawValue: $0) }
guard seeds.count == 2, seeds[0] <= seeds[1], names.isEmpty || kinds.count == names.count else {
    print("gesture-scenes FIRST-SEED LAST-SEED [KIND ...]")
    exit(64)
}
for kind in kinds {
    for seed in seeds[0]...seeds[1] {
        SceneLines(Scene(kind, seed: seed)).tell { print($0) }
    }
}
