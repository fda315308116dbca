import Language
import Library
import Logging
import Testing

@testable import House

@Suite("What could not be saved") struct UnsavedTests {
    /// What has been written, and what stands in the way of writing.
    private actor Disk {
        var trouble: LibraryError.Kind?
        private(set) var written: [String] = []
        func set(_ trouble: LibraryError.Kind?) { self.trouble = trouble }
        func write(_ text: String) throws(LibraryError) {
            if let trouble { throw LibraryError(trouble, cause: "pretended") }
            written.append(text)
        }
    }

    private let disk = Disk()
    private let unsaved = Unsaved()
    private let box: RecipeBox
    private var log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init() throws { box = try RecipeBox.inMemory() }

    private func save(_ text: String, _ what: String = "x", replaces: Bool = false) async -> Unsaved.News? {
        await unsaved.save(what, replaces: replaces, in: box, log) { [disk] _ throws(LibraryError) in
            try await disk.write(text)
        }
    }

    @Test("is told once, and written in its order before what comes next") func order() async {
        #expect(await save("1") == nil)
        await disk.set(.diskFull)
        #expect(await save("2") == .cannotSave(.diskFull))
        #expect(await save("3") == nil)
        #expect(await unsaved.tryAgain(box, log) == nil)
        await disk.set(.readOnly)
        #expect(await save("4") == .cannotSave(.readOnly))
        await disk.set(nil)
        #expect(await save("5") == .saved)
        #expect(await disk.written == ["1", "2", "3", "4", "5"])
        #expect(await save("6") == nil)
    }

    @Test("is void once a newer write of the same thing takes its place") func replaced() async {
        await disk.set(.readOnly)
        _ = await save("step 1", "progress", replaces: true)
        _ = await save("heart", "favourite")
        _ = await save("step 2", "progress", replaces: true)
        await disk.set(nil)
        #expect(await unsaved.tryAgain(box, log) == .saved)
        #expect(await disk.written == ["heart", "step 2"])
    }

    @Test("does not hold up the rest if it can never be written") func mistake() async {
        await disk.set(.failed)
        #expect(await save("wrong") == nil)
        await disk.set(nil)
        #expect(await save("right") == nil)
        #expect(await disk.written == ["right"])
    }

    @Test("is bounded") func bounded() async {
        await disk.set(.diskFull)
        for number in 0..<(Unsaved.most + 20) { _ = await save("\(number)") }
        await disk.set(nil)
        _ = await unsaved.tryAgain(box, log)
        let written = await disk.written
        #expect(written.count == Unsaved.most)
        #expect(written.last == "\(Unsaved.most + 19)")
    }

    @Test("is overtaken by nothing: a later change fails as long as it waits, and leaves no trace")
    func queue() async throws {
        await disk.set(.diskFull)
        _ = await save("heart")
        let refused = await unsaved.carryOut("removal", in: box, log) { [disk] _ throws(LibraryError) in
            // There is room for this one, as for a smaller write.
            await disk.set(nil)
            try await disk.write("removal")
        }
        #expect(throws: LibraryError.self) { try refused.result.get() }
        #expect(await disk.written.isEmpty)
        await disk.set(nil)
        let done = await unsaved.carryOut("removal", in: box, log) { [disk] _ throws(LibraryError) in
            try await disk.write("removal")
        }
        try done.result.get()
        #expect(done.news == .saved)
        #expect(await disk.written == ["heart", "removal"])
    }

    @Test("is tried again by itself every few seconds, until it is written") @MainActor func byItself() {
        let saving = Saving()
        var told: [LibraryTrouble?] = []
        saving.onTrouble = { told.append($0) }
        saving.onSaved = { told.append(nil) }
        #expect(saving.retryAt == nil)
        saving.take(.cannotSave(.diskFull), at: 100)
        #expect(saving.retryAt == 100 + Saving.pause && told.count == 1)
        saving.retryAt = nil
        saving.waitOn(at: 105)
        #expect(saving.retryAt == 105 + Saving.pause && told.count == 1)
        saving.take(.saved, at: 110)
        #expect(saving.retryAt == nil && saving.trouble == nil && told.count == 2)
        saving.waitOn(at: 115)
        #expect(saving.retryAt == nil)
    }
}
