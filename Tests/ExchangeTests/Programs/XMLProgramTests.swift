import Exchange
import Testing

/// Programs that export XML.
@Suite struct XMLProgramTests {
    private static let gourmet = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE gourmetDoc>
        <gourmetDoc>
        <recipe id="7"><title>Apple Pie</title><category>Dessert, Baking</category><cuisine>English</cuisine>
        <source>Nan</source><link>https://example.org/pie</link><rating>4/5 stars</rating>
        <preptime>30 minutes</preptime><cooktime>1 hour</cooktime><yields>8 slices</yields>
        <ingredient-list><ingredient><amount>2</amount><unit>c.</unit><item>flour</item><key>flour</key></ingredient>
        <inggroup><groupname>Filling</groupname>
        <ingredient optional="yes"><item>raisins</item></ingredient>
        <ingref refid="3" amount="1">Custard</ingref></inggroup></ingredient-list>
        <instructions>Make &lt;b&gt;dough&lt;/b&gt;.

        Fill &amp;amp; bake.</instructions><modifications>Try pears.</modifications>
        <image format="jpeg"><![CDATA[/9j/
        4AAQ]]></image></recipe>
        <recipe><title>Broken</title><yields>3 < 4</yields></recipe>
        <recipes><title>no recipe</title></recipes>
        <recipe><title>Tea</title></recipe>
        </gourmetDoc>
        """#

    @Test func gourmetHasGroupsAndPictures() throws {
        let recipes = try SourceFile("box.grmt", Self.gourmet).recipes()
        #expect(recipes.map(\.title) == ["Apple Pie", "Tea"])
        let recipe = recipes[0]
        #expect(recipe.identity == "7 Apple Pie")
        #expect(recipe.shoppingList == ["2 c. flour", "Filling: raisins (optional)", "Filling: 1 Custard"])
        #expect(recipe.steps.map(\.text) == ["Make dough.", "Fill & bake."])
        #expect(recipe.notes == "Try pears.")
        #expect(recipe.stars == 4)
        #expect((recipe.prepMinutes, recipe.cookMinutes) == (30, 60))
        #expect(recipe.yield == "8 slices")
        #expect(recipe.category == ["Dessert", "Baking"])
        #expect(recipe.pictures == [.bytes([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10])])
    }

    @Test func oneThatIsDamagedIsToldBesideTheOthers() {
        var refused: [Refusal] = []
        _ = KnownFormats.read(SourceFile("box.xml", Self.gourmet)) { result in
            if case .failure(let refusal) = result { refused.append(refusal) }
            return true
        }
        #expect(refused.map(\.reason) == [.damaged])
    }

    @Test func entitiesOfTheFilesOwnAreNeverReplaced() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE gourmetDoc [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <gourmetDoc><recipe><title>&b;</title></recipe><recipe><title>&f;</title></recipe></gourmetDoc>
            """
        #expect(throws: Refusal.self) { try SourceFile("a.xml", text).recipes() }
        let inside =
            "<gourmetDoc><recipe><!DOCTYPE x [<!ENTITY a 'ha'>]><title>&a;</title></recipe></gourmetDoc>"
        #expect(throws: Refusal.self) { try SourceFile("a.xml", inside).recipes() }
    }

    @Test func aRecipeThatIsCutOffIsRefusedAndThoseBeforeItAreKept() throws {
        let half = String(Self.gourmet.prefix(Self.gourmet.count - 40))
        #expect(try SourceFile("a.grmt", half).recipes().map(\.title) == ["Apple Pie"])
    }

    @Test func masterCookDeclaresItsEncodingInItsOwnWay() throws {
        let text = #"""
            <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
            <!DOCTYPE mx2 SYSTEM "mx2.dtd">
            <mx2 source="MasterCook" date="September 19, 2014">
            <Summ><Nam>Cr?pes</Nam></Summ>
            <RcpE name="Cr?pes" author="Nan" img="crepes.jpg"><Serv qty="4"/><PrpT elapsed="0:30"/><TTim elapsed="1:15"/>
            <CatS><CatT>Breakfast</CatT><CatT>French</CatT></CatS>
            <IngR name="Batter" code="S"></IngR>
            <IngR name="flour" unit="cups" qty="2"><IPrp>sifted</IPrp><INtI>23</INtI></IngR>
            <IngR name="eggs" qty="3"></IngR>
            <DirS><DirT>Mix.</DirT><DirT img="fry.jpg">Fry.</DirT></DirS>
            <Srce>Grandmother?s book</Srce><Natn>French</Natn><Yield unit="pieces" qty="12"/>
            <RatS><RatE name="Difficulty" value="2"/><RatE name="Taste" value="8"/></RatS>
            <Note>Rest it.</Note></RcpE>
            <RcpE name="Mum's "best" tea" author=""><IngR name="tea" qty="1" unit="tsp"/><IngR name="water"/>
            <DirS><DirT>Pour &amp; wait.</DirT></DirS></RcpE></mx2>
            """#
        // In Windows' encoding: "ê", and a quotation mark that Latin-1 doesn't have.
        var bytes = Array(text.utf8)
        for (place, byte) in zip(bytes.indices.filter { bytes[$0] == 63 }.dropFirst(2), [0xEA, 0xEA, 0x92]) {
            bytes[place] = UInt8(byte)
        }
        let recipes = try SourceFile(name: "a.mx2", bytes: bytes).recipes()
        let recipe = try #require(recipes.first)
        #expect(recipe.title == "Crêpes")
        #expect(recipe.sourceName == "Grandmother’s book")
        #expect(recipe.shoppingList == ["Batter: 2 cups flour, sifted", "Batter: 3 eggs"])
        #expect(recipe.steps.map(\.text) == ["Mix.", "Fry."])
        #expect(recipe.steps.map(\.picture) == [nil, .path("fry.jpg")])
        #expect((recipe.prepMinutes, recipe.totalMinutes) == (30, 75))
        #expect(recipe.yield == "12 pieces")
        #expect(recipe.category == ["Breakfast", "French"])
        #expect(recipe.stars == 4)
        #expect(recipe.notes == "Rest it.")
        #expect(recipe.pictures == [.path("crepes.jpg")])
        let second = try #require(recipes.last)
        #expect(recipes.count == 2)
        #expect(second.shoppingList == ["1 tsp tea", "water"])
        #expect(second.steps.map(\.text) == ["Pour & wait."])
    }

    @Test func picturesBesideAFileAreFoundWhereProgramsPutThem() throws {
        let cookbook = #"""
            <?xml version="1.0" encoding="utf-8"?>
            <cookbook version="60"><recipe><title>Aligot</title><preptime>15 min</preptime><cooktime>2h45</cooktime>
            <ingredient><li>- 300 g de tomme.</li><li>50 g de beurre.</li></ingredient>
            <recipetext>Faire cuire.
            Réduire.</recipetext><url></url><imagepath>/mnt/sdcard/MyCookBook/images/Aligot.jpg</imagepath>
            <quantity>6 pers</quantity><rating>0</rating><comments><li>Bon.</li></comments><lang>fr</lang>
            <category>Plat</category></recipe></cookbook>
            """#
        let basket = Basket([("Export.mcb/recipes.xml", cookbook), ("Export.mcb/images/aligot.JPG", "x")])
        let recipe = try #require(try basket.read().recipes.first)
        #expect(recipe.title == "Aligot")
        #expect(recipe.shoppingList == ["300 g de tomme.", "50 g de beurre."])
        #expect(recipe.steps.map(\.text) == ["Faire cuire.", "Réduire."])
        #expect(recipe.language == "fr")
        #expect(recipe.notes == "Bon.")
        #expect(recipe.stars == 0)
        #expect(recipe.prepMinutes == 15)
        #expect(recipe.pictures == [.path("Export.mcb/images/aligot.JPG")])
        // Without it, nothing points anywhere.
        let alone = Basket([("recipes.xml", cookbook)])
        #expect(try alone.read().recipes.first?.pictures == [])
    }
}
