import Exchange
import Intake
import Testing

/// From the archive on the disk to the recipe: what programs pack in archives, gzip and archives in archives.
@Suite struct ExportTests {
    private let bench = Workbench()

    private func read(_ name: String, _ bytes: [UInt8]) throws(Refusal) -> (any Parcel, [WrittenRecipe]) {
        try read(bench.put(name, bytes))
    }

    private func read(_ path: String) throws(Refusal) -> (any Parcel, [WrittenRecipe]) {
        guard case .parcel(let parcel) = try Delivery.open(path) else {
            throw Refusal(.unknownFormat, cause: path)
        }
        var recipes: [WrittenRecipe] = []
        guard let format = KnownFormats.parcels.first(where: { $0.recognises(parcel) }) else {
            throw Refusal(.unknownFormat, cause: path)
        }
        try format.read(parcel) { result in
            if case .success(let recipe) = result { recipes.append(recipe) }
            return true
        }
        return (parcel, recipes)
    }

    @Test func paprikasRecipesArePackedTwice() throws {
        let gzip = Packer(format: .gzip)
        let files = ["Leek Soup", "Tea"].map { name in
            let json =
                "{\"uid\": \"\(name)\", \"name\": \"\(name)\", \"ingredients\": \"1 leek\", \"directions\": \"Boil.\"}"
            return Packer.Entry.file("\(name).paprikarecipe", gzip.pack([("x", json)]))
        }
        let (parcel, recipes) = try read("My.paprikarecipes", Packer().pack(files))
        #expect(KnownFormats.parcels.first { $0.recognises(parcel) }?.name == "Paprika")
        #expect(recipes.map(\.title) == ["Leek Soup", "Tea"])
        #expect(recipes.map(\.identity) == ["Leek Soup", "Tea"])
    }

    @Test func tandoorsArchiveOfArchivesBringsItsPictures() throws {
        let json = """
            {"name": "Bread", "working_time": 10, "waiting_time": 0, "servings": 1, "servings_text": "", "keywords": [],
             "steps": [{"name": "", "instruction": "Bake.", "order": 0, "ingredients": []}]}
            """
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        let inner = Packer().pack([.file("recipe.json", Array(json.utf8)), .file("image.jpeg", picture)])
        let (parcel, recipes) = try read("export.zip", Packer().pack([.file("Bread.zip", inner)]))
        let recipe = try #require(recipes.first)
        #expect(recipe.pictures == [.path("Bread.zip/image.jpeg")])
        #expect(try parcel.bytes(of: "Bread.zip/image.jpeg") == picture)
    }

    @Test func theRecipesOfGnomeAreATarball() throws {
        let text = "[R_Tea]\nName=Tea\nIngredients=1\\ttsp\\ttea\\t\nInstructions=Pour.\nImages=tea.jpg;\n"
        let bytes = Packer(format: .tarGzip).pack([
            .file("recipe1/recipes.db", Array(text.utf8)), .file("recipe1/tea.jpg", [1]),
        ])
        let (_, recipes) = try read("Tea.gnome-recipes-export", bytes)
        #expect(recipes.map(\.title) == ["Tea"])
        #expect(recipes.first?.pictures == [.path("recipe1/tea.jpg")])
    }

    @Test func aFolderOfThisAndThatIsReadFileByFile() throws {
        let inner = Packer().pack([("Cake.mx2", "<mx2><RcpE name=\"Cake\"/></mx2>")])
        bench.put("box/Archive.mz2", inner)
        bench.put("box/Broken.zip", Array(inner.prefix(60)))
        bench.put("box/Gourmet.grmt", "<gourmetDoc><recipe><title>Pie</title></recipe></gourmetDoc>")
        bench.put("box/inner/Old.mx2", "<mx2><RcpE name=\"Tea\" img=\"tea.jpg\"/></mx2>")
        bench.put("box/inner/tea.jpg", [1])
        bench.put("box/.hidden/Gourmet.grmt", "<gourmetDoc><recipe><title>No</title></recipe></gourmetDoc>")
        let (parcel, recipes) = try read(bench.path + "/box")
        #expect(recipes.map(\.title) == ["Cake", "Pie", "Tea"])
        #expect(recipes.last?.pictures == [.path("inner/tea.jpg")])
        #expect((parcel as? FolderParcel)?.skipped.map(\.file) == ["Broken.zip"])
    }
}
