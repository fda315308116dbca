/// Prints what the detector measures in drawn scenes, and the truth about them, for `make evidence`.
///
///     gesture-scenes FIRST-SEED LAST-SEED
///
/// A line of JSON for each scene of every kind, with its strokes, and after it the lines that `hands-off
/// gestures --features` would print for it.

import Foundation
import GestureStage

let seeds = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard seeds.count == 2, seeds[0] <= seeds[1] else {
    print("gesture-scenes FIRST-SEED LAST-SEED")
    exit(64)
}
for kind in SceneKind.allCases {
    for seed in seeds[0]...seeds[1] {
        SceneLines(Scene(kind, seed: seed)).tell { print($0) }
    }
}
