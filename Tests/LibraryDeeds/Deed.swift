public import Library

/// Something that a cook does and the library must keep, made up from a seed and a number: done to two
/// libraries that are alike, the same deed leaves them alike.
///
/// Every kind of write that `RecipeBox` has is among them, so that one process can write and be killed, and
/// another, which has only been told how far it came, knows what must be there.
public struct Deed: Sendable {
    public enum Kind: Sendable, CaseIterable {
        case write, edit, importMany, stars, remove, undoRemoval
        case heart, hearts, unheart, look, cook, rewriteDiary, tearOut, forget
        case shopForRecipe, shopTyped, tick, takeOff, clearList
        case collect, rename, fill, takeOut, removeCollections
        case draft, finishDraft, dropDraft
        case flick, unflick, shuffle
        case step, giveUp, timers, picture, setting, preference
        case keepCopy, backUp, restore
    }

    public let number: Int
    public let kind: Kind
    let seed: UInt64

    public init(_ number: Int, seed: UInt64) {
        self.number = number
        var dice = SeededDice(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
        kind = Kind.allCases.randomElement(using: &dice) ?? .write
        self.seed = dice.next()
    }

    /// Seconds since 1970, a minute for each deed.
    var at: Double { 1_800_000_000 + Double(number) * 60 }

    /// Does it. When it returns, all of it must be kept for good.
    /// - Parameters:
    ///   - folder: where its back-up goes.
    ///   - halfway: asked by a deed of two writes after the first; true = the second is left out.
    public func perform(
        on box: RecipeBox, folder: String, halfway: () async throws -> Bool = { false }
    ) async throws {
        var dice = SeededDice(seed: seed)
        switch kind {
        case .write, .edit, .importMany, .stars, .remove, .undoRemoval, .picture:
            try await changeRecipes(box, &dice, halfway)
        case .heart, .hearts, .unheart, .look, .cook, .rewriteDiary, .tearOut, .forget:
            try await remember(box, &dice)
        case .shopForRecipe, .shopTyped, .tick, .takeOff, .clearList: try await shop(box, &dice)
        case .collect, .rename, .fill, .takeOut, .removeCollections:
            try await collect(box, &dice)
        case .draft, .finishDraft, .dropDraft: try await draft(box, &dice)
        case .flick, .unflick, .shuffle: try await flick(box, &dice)
        case .step, .giveUp, .timers, .setting, .preference: try await cook(box, &dice)
        case .keepCopy: try await box.keepBackUp(every: 0, at: at)
        case .backUp: try await box.backUp(to: Deed.copy(in: folder))
        case .restore: try await restore(box, folder)
        }
    }
}
