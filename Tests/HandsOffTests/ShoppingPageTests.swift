import Foundation
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Shopping

@Suite("The shopping list's page", .serialized) @MainActor struct ShoppingPageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private func rehearsal() async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .works)
        stage.visit("shoppingList")
        let list = try stage.page(ShoppingListPage.self)
        for text in ["2 l milk", "6 eggs"] {
            list.typed = text
            list.add()
        }
        await stage.settle()
        return stage
    }

    @Test("is copied and saved as it is shown, in each form (AR19)") func export() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let list = try stage.page(ShoppingListPage.self)
        list.tick(try #require(list.groups().first?.lines.first))
        list.copy()
        let text = "My own items\n☑ 2\u{202F}l milk\n☐ 6 eggs\n"
        #expect(plain(stage.host.stage.clipboard.read()) == plain(text))
        for format in ShoppingListPage.Format.allCases {
            list.save(format)
            await stage.settle()
            stage.press("Save here")
            await stage.settle()
        }
        func saved(_ ending: String) throws -> String {
            plain(
                try String(
                    contentsOf: folder.appending(path: "Documents/Shopping list.\(ending)"), encoding: .utf8))
        }
        #expect(try saved("txt") == plain(text))
        #expect(try saved("md") == plain("## My own items\n\n- [x] 2\u{202F}l milk\n- [ ] 6 eggs\n"))
        #expect(try saved("ics").hasPrefix("BEGIN:VCALENDAR"))
        #expect(try saved("ics").contains("SUMMARY:6 eggs"))
        await stage.finish()
    }

    @Test("shows a tick and a removal before the library has them (TR16, TR17)") func atOnce() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let list = try stage.page(ShoppingListPage.self)
        let milk = try #require(list.groups().first?.lines.first)
        list.tick(milk)
        #expect(list.list.items[0].isTicked)
        list.remove(milk)
        #expect(list.list.items.map(\.ingredient.name) == ["eggs"])
        // What was asked for before the last change does not come back.
        await stage.settle()
        #expect(list.list.items.map(\.ingredient.name) == ["eggs"])
        #expect(try await stage.host.services.box.shoppingList() == list.list)
        await stage.finish()
    }

    private func plain(_ text: String) -> String {
        String(text.map { $0 == "\u{2009}" || $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
    }
}
