public import Exchange
public import Foundation
public import House
public import Library
public import Logging

/// Brings recipes in, from the first file to the last.
///
/// Blocks its thread as long as that takes, the web included, so it runs on one of its own. Recipes are put
/// into the library by the handful, each whole or not at all; what is in stays in when the work is called
/// off.
public struct ImportRun: Sendable {
    let box: RecipeBox
    /// Those that share a library's file with the recipes.
    let boxes: [BoxSchema]
    let now: Double
    /// Gets a page or a picture that somebody has asked for.
    let fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    let log: Logger
    /// Seconds on a clock that goes on evenly, whatever is done to the machine's time.
    let clock: @Sendable () -> Double
    let isCancelled: @Sendable () -> Bool
    /// Photographs that were brought meanwhile, and may be the next pages of what is read.
    let nextPages: @Sendable () -> [ImportSource]
    /// Called with what was found so far, and what is being read: a few times a second, and whenever recipes
    /// have been put in.
    let tell: @Sendable (ImportReport, _ reading: String) -> Void

    public init(
        box: RecipeBox, boxes: [BoxSchema], now: Double,
        fetch: @escaping @Sendable (WebQuestion) throws(Refusal) -> SourceFile,
        log: Logger, clock: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime },
        isCancelled: @escaping @Sendable () -> Bool,
        nextPages: @escaping @Sendable () -> [ImportSource] = { [] },
        tell: @escaping @Sendable (ImportReport, _ reading: String) -> Void
    ) {
        (self.box, self.boxes, self.now, self.fetch, self.log) = (box, boxes, now, fetch, log)
        (self.clock, self.isCancelled, self.tell) = (clock, isCancelled, tell)
        self.nextPages = nextPages
    }

    /// - Parameter earlier: what this is the continuation of.
    public func run(_ sources: [ImportSource], after earlier: ImportReport = ImportReport()) -> ImportReport {
        var work = ImportWork(run: self, report: earlier)
        for group in ImportSource.grouped(sources) where !isCancelled() {
            work.begin(group.sources[0])
            do throws(Refusal) {
                if group.arePages {
                    try work.take(photographs: group.sources)
                } else {
                    try work.take(group.sources[0])
                }
            } catch { work.refuse(error) }
            work.end()
        }
        return work.done()
    }
}
