import Foundation
import Language
import Library

/// How old the last good copy of a library is, for `hands-off doctor`.
struct CopyAge {
    /// Days after which a copy of a library that has changed since is old.
    private static let few = 3.0

    let sentence: String
    let isWell: Bool

    /// - Parameter now: seconds since 1970.
    init(of path: String, at now: Double) {
        self.init(
            RecipeBox.backUps(of: path, with: Boxes.all), changedAt: RecipeBox.changedAt(path), now: now)
    }

    /// - Parameter changedAt: when the library was last written to; nil if nobody knows.
    init(_ copies: [BackUp], changedAt: Double?, now: Double) {
        let words = Language.english.wording
        guard let last = copies.first else {
            sentence = "There is no good one; the window keeps one on each day that you use it."
            isWell = false
            return
        }
        let date = KitchenClock.date(last.madeAt)
        let told = words.lastCopy(
            words.date(year: date.year, month: date.month, day: date.day), recipes: last.recipes)
        let days = (now - last.madeAt) / 86_400
        if days <= Self.few {
            (sentence, isWell) = (told, true)
        } else if let changedAt, changedAt - last.madeAt <= Self.few * 86_400 {
            (sentence, isWell) = ("\(told) The library has hardly been used since.", true)
        } else {
            (sentence, isWell) = (
                "\(told) That is \(Int(days)) days ago, and the library has been changed since; open the window to "
                    + "see why no newer one could be kept.", false
            )
        }
    }
}
