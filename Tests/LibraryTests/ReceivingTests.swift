import Foundation
import Recipes
import Testing

@testable import Library

@Suite("Recipes that come from elsewhere") struct ReceivingTests {
    private let pie = Recipe(
        id: "in-1", title: "Apple pie", picture: "a.jpg", ingredients: [Ingredient("apples")],
        steps: [Step(text: "Bake.")])
    private let photo = SavedPicture(name: "a.jpg", mediaType: "image/jpeg", data: Data([1, 2]))

    @Test("A new one is put in with its picture, and known the second time") func twice() async throws {
        let box = try RecipeBox.inMemory()
        #expect(try box.receive([Arrival(pie, pictures: [photo])], at: 1) == [.new])
        #expect(try await box.recipe("in-1") == pie.withFoundDiets)
        #expect(try await box.picture("a.jpg") == photo)
        #expect(try await box.isOwn("in-1"))
        try await box.setStars(4, "in-1")
        #expect(try box.receive([Arrival(pie)], at: 2) == [.same("in-1")])
        #expect(try await box.recipe("in-1")?.stars == 4)
    }

    @Test("It comes with its heart, and a known one keeps the cook's") func loved() async throws {
        let box = try RecipeBox.inMemory()
        let cake = Recipe(id: "in-2", title: "Cake", ingredients: [Ingredient("flour")])
        _ = try box.receive([Arrival(pie, isFavourite: true), Arrival(cake)], at: 1)
        #expect(try await box.favourites(limit: 9).map(\.id) == ["in-1"])
        try await box.setFavourite(false, "in-1", at: 2)
        #expect(try box.receive([Arrival(pie, isFavourite: true)], at: 3) == [.same("in-1")])
        #expect(try await box.favourites(limit: 9).isEmpty)
    }

    @Test("One with other words changes nothing until the cook says so") func changed() async throws {
        let box = try RecipeBox.inMemory()
        var known = pie
        (known.stars, known.diets) = (5, [.vegan])
        try await box.save(known, at: 1)
        var newer = pie
        newer.steps.append(Step(text: "Cool."))
        #expect(try box.receive([Arrival(newer, pictures: [photo])], at: 2) == [.changed(from: known)])
        #expect(try await box.recipe("in-1") == known)
        #expect(try await box.picture("a.jpg") == nil)
        let before = try await box.update([Arrival(newer, pictures: [photo])], at: 3)
        #expect(before == [known])
        let updated = try await box.recipe("in-1")
        #expect(updated?.steps.count == 2 && updated?.stars == 5 && updated?.diets == [.vegan])
        #expect(try await box.picture("a.jpg") == photo)
        try await box.save(before, at: 4)
        #expect(try await box.recipe("in-1") == known)
        newer.picture = nil
        known.picture = "a.jpg"
        try await box.save(known, at: 5)
        _ = try await box.update([Arrival(newer)], at: 6)
        #expect(
            try await box.recipe("in-1")?.picture == "a.jpg", "what comes without a picture takes none away")
    }

    @Test("The same words under another id are the same recipe; the same title alone isn't")
    func elsewhere() async throws {
        let box = try RecipeBox.inMemory()
        var own = pie
        (own.id, own.picture) = ("mine", nil)
        try await box.save(own, at: 1)
        var other = pie
        other.id = "in-2"
        other.ingredients = [Ingredient("rhubarb")]
        #expect(try box.receive([Arrival(pie), Arrival(other)], at: 2) == [.same("mine"), .new])
        #expect(try await box.count() == 2)
    }

    @Test("What lost something on its way through another format is known again; what tells more isn't")
    func wayThroughAFormat() async throws {
        let box = try RecipeBox.inMemory()
        var own = pie
        (own.id, own.summary, own.notes, own.cookingMinutes) = ("mine", "Warm.", "With cream.", 40)
        try await box.save(own, at: 1)
        var back = own
        (back.id, back.summary, back.notes, back.cookingMinutes) = ("in-3", "", "", 0)
        back.steps[0].title = ""
        #expect(try box.receive([Arrival(back)], at: 2) == [.same("mine")])
        back.notes = "Without cream."
        #expect(try box.receive([Arrival(back)], at: 3) == [.new])
        back = own
        (back.id, back.steps[0].text) = ("in-4", "Bake it twice.")
        #expect(try box.receive([Arrival(back)], at: 4) == [.new])
    }

    @Test("Two alike in one delivery are one") func doubled() async throws {
        let box = try RecipeBox.inMemory()
        #expect(try box.receive([Arrival(pie), Arrival(pie)], at: 1) == [.new, .same("in-1")])
        #expect(try await box.count() == 1)
    }
}
