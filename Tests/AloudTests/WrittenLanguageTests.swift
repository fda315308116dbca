import Testing

@testable import Aloud

@Suite("In which language a recipe is written") struct WrittenLanguageTests {
    @Test(
        "A step or two tell",
        arguments: [
            ("en", "Heat the oil in a pan and fry the onions until soft. Add the garlic."),
            ("de", "Das Öl in einer Pfanne erhitzen und die Zwiebeln darin dünsten, bis sie weich sind."),
            ("fr", "Faire chauffer l'huile dans une poêle et ajouter les oignons. Laisser cuire à feu doux."),
            ("es", "Calentar el aceite en una sartén y añadir las cebollas hasta que estén blandas."),
            ("it", "Scaldare l'olio in una padella e aggiungere le cipolle. Cuocere per 10 minuti."),
            ("nl", "Verhit de olie in een pan en bak de uien tot ze zacht zijn."),
            ("pt", "Aqueça o azeite em uma panela e junte as cebolas até ficarem macias."),
            ("sv", "Hetta upp oljan i en panna och stek löken tills den är mjuk. Låt det puttra."),
            ("pl", "Rozgrzej olej na patelni i dodaj cebulę. Smaż przez 10 minut, aż będzie miękka."),
        ]) func tells(_ code: String, _ text: String)
    {
        #expect(WrittenLanguage.guess(text)?.rawValue == code)
    }

    @Test("Danish and Swedish differ by few words, but by some") func danish() {
        #expect(
            WrittenLanguage.guess(
                "Varm olien i en pande, og svits løgene til de er bløde. Lad det simre med låg i 10 minutter, så det ikke brænder på vand"
            )?.rawValue == "da")
    }

    @Test("Nothing tells nothing") func nothing() {
        #expect(WrittenLanguage.guess("") == nil)
        #expect(WrittenLanguage.guess("2 3 4") == nil)
        #expect(WrittenLanguage.guess("Couscous Bolognese Tiramisu Ramen Sushi Kimchi Pesto") == nil)
    }
}
