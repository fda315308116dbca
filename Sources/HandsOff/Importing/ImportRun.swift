import Exchange
import Foundation
import Language
import Library
import Logging

/// Brings recipes in, from the first file to the last.
///
/// Blocks its thread as long as that takes, the web included, so it runs on one of its own. Recipes are put
/// into the library by the handful, each whole or not at all; what is in stays in when the work is called
/// off.
struct ImportRun: Sendable {
    let box: RecipeBox
    let now: Double
    /// Gets a page or a picture that somebody has asked for.
    let fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    let log: Logger
    /// Seconds that go on whatever is done to the clock on the wall.
    var clock: @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }
    let isCancelled: @Sendable () -> Bool
    /// Called with what was found so far, and what is being read: a few times a second, and whenever recipes
    /// have been put in.
    let tell: @Sendable (ImportReport, _ reading: String) -> Void

    /// - Parameter earlier: what this is the continuation of.
    func run(_ sources: [ImportSource], after earlier: ImportReport = ImportReport()) -> ImportReport {
        var work = ImportWork(run: self, report: earlier)
        for source in sources where !isCancelled() {
            work.begin(source)
            do throws(Refusal) { try work.take(source) } catch { work.refuse(error) }
            work.end()
        }
        return work.done()
    }
}
