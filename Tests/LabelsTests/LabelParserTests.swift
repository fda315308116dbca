import Labels
import Testing

/// Rows of words as a reader of pictures gives them: a line of text each, from above.
func words(_ text: String, confidence: Double = 0.9) -> [ReadWord] {
    text.split(separator: "\n").enumerated().flatMap { line, row in
        var x = 10.0, words: [ReadWord] = []
        for word in row.split(separator: " ", omittingEmptySubsequences: false) {
            let width = Double(max(1, word.count)) * 12
            if !word.isEmpty {
                words.append(
                    ReadWord(
                        String(word), LabelBox(x: x, y: Double(line) * 40, width: width, height: 24),
                        confidence: confidence, line: line))
            }
            x += width + 12
        }
        return words
    }
}

@Suite("What a nutrition label says (MO4)") struct LabelParserTests {
    private func read(_ texts: String...) -> NutritionLabel {
        var vote = LabelVote()
        for text in texts { vote.add(words(text)) }
        return vote.label
    }

    private func amounts(_ label: NutritionLabel) -> [Double?] {
        LabelField.allCases.map { label.values[$0]?.amount }
    }

    private static let american = """
        Nutrition Facts
        Serving size 2/3 cup (55g)
        Calories 230
        Calories from Fat 72
        Total Fat 8g 10%
        Saturated Fat 1g 5%
        Trans Fat 0g
        Cholesterol 0mg 0%
        Total Carbohydrate 37g 13%
        Dietary Fiber 4g 14%
        Protein 3g
        Percent Daily Values are based on a 2,000 calorie diet
        Total Fat Less than 65g 80g
        Total Carbohydrate 300g 375g
        """

    @Test("An American label, with all that speaks for it") func american() {
        let label = read(Self.american, Self.american)
        #expect(amounts(label) == [230, 8, 37, 3])
        #expect(label.sure == Set(LabelField.allCases))
        #expect(label.serving == "2/3 cup (55g)" && label.servingGrams == 55)
    }

    @Test("A value stands where it was read best") func place() {
        let once = words(Self.american, confidence: 0.5).map { $0.placed(onLabel: 1000, 1000) }
        let better = words(Self.american, confidence: 0.9).map { $0.placed(onLabel: 2000, 1000) }
        var vote = LabelVote()
        vote.add(once)
        vote.add(better)
        let fat = better.first { $0.text == "8g" }?.place
        #expect(fat != nil && vote.label.values[.fat]?.place == fat)
        // And nowhere if nobody has said where the words stand.
        #expect(read(Self.american).values[.fat]?.place == nil)
    }

    @Test(
        "What is nearly a figure is one, and a g that was read as a 9 none",
        arguments: [
            ("Total Fat Og 0%", LabelField.fat, 0.0), ("Total Fat 2.59 3%", .fat, 2.5),
            ("Total Fat 89 12%", .fat, 8),
            ("Total Carbohydrate 419 14%", .carbohydrate, 41),
            ("T0tal Carbohydrafe 6 g 2%", .carbohydrate, 6),
            ("Protein less than 1g", .protein, 0), ("Protein <1 g", .protein, 0),
            ("Proteine 4,5 g", .protein, 4.5),
            ("Energy 1046 kJ / 250 kcal", .kilocalories, 250), ("Energie 1046 kJ", .kilocalories, 250),
            ("Fat / Lipides 12 g 18 %", .fat, 12), ("Eiweiß 3,2 g", .protein, 3.2),
        ]) func figures(row: String, field: LabelField, amount: Double)
    {
        #expect(read(row).values[field]?.amount == amount)
    }

    @Test(
        "What is another row is not taken for it",
        arguments: [
            ("Saturated Fat 1g 5%", LabelField.fat), ("Trans Fat 0g", .fat),
            ("davon gesättigte Fettsäuren 3 g", .fat),
            ("Calories from Fat 72", .kilocalories), ("a 2,000 calorie diet", .kilocalories),
            ("average energy 8400 kJ / 2000 kcal", .kilocalories),
            ("Total Fat 12%", .fat),
            ("Fat free", .fat), ("Sodium 160mg 7%", .protein), ("Total Fat Less than 65g 80g", .fat),
        ]) func others(row: String, field: LabelField)
    {
        #expect(read(row).values[field] == nil)
    }

    @Test("Of two columns the one for a serving counts, and nothing where only one was read") func columns() {
        let european = """
            Typical values per 100 g per serving (30g)
            Energy 1500 kJ / 358 kcal 450 kJ / 108 kcal
            Fat 10.0 g 3.0 g
            of which saturates 2.0 g 0.6 g
            Carbohydrate 55.0 g 16.5 g
            Protein 12.0 g
            """
        let label = read(european, european)
        #expect(amounts(label) == [108, 3, 16.5, nil])
        #expect(label.servingGrams == 30)
    }

    @Test("Where only 100 g are told, that is what it is for") func hundred() {
        let german = """
            Nährwerte je 100 g
            Energie 1500 kJ / 358 kcal
            Fett 10,0 g
            davon gesättigte Fettsäuren 2,0 g
            Kohlenhydrate 55,0 g
            Eiweiß 12,0 g
            """
        let label = read(german, german)
        #expect(amounts(label) == [358, 10, 55, 12] && label.serving == "100 g")
        #expect(label.sure == Set(LabelField.allCases))
    }

    @Test("Readings vote, and what goes together weighs more") func vote() {
        let slip = Self.american.replacing("Total Fat 8g 10%", with: "Total Fat 3g").replacing(
            "230", with: "280")
        let label = read(slip, Self.american, Self.american)
        #expect(amounts(label) == [230, 8, 37, 3] && label.sure.contains(.fat))
    }

    @Test("What doesn’t go together isn’t sure") func unsure() {
        let wrong = Self.american.replacing("Calories 230", with: "Calories 830")
        #expect(read(wrong, wrong).sure.isEmpty)
        // However often.
        #expect(read(wrong, wrong, wrong, wrong, wrong, wrong).sure.isEmpty)
    }

    private static let rest = """

        Fat 10.0 g
        Carbohydrate 55.0 g
        Protein 12.0 g
        """

    @Test(
        "A unit may stand before its figure; one without is neither",
        arguments: [
            ("Energy kJ 1500 kcal 358", 358.0), ("Energy (kJ) 1500", 359), ("Energy 1500 k)", 359),
            ("Energy 358", nil),
            ("Energy (kJ) 1500\nEnergy (kcal) 358", 358), ("Energy 1500 kJ 358 kcal", 358),
        ] as [(String, Double?)]) func units(row: String, energy: Double?)
    {
        let label = read(row + Self.rest, row + Self.rest, row + Self.rest)
        #expect(label.values[.kilocalories]?.amount == energy)
        #expect(energy != nil || label.sure.isEmpty)
    }

    @Test("What is missing leaves the rest without a witness, but for what the label says twice")
    func witness() {
        let short = """
            Calories 1046
            Total Fat 8g 10%
            Total Carbohydrate 37g
            """
        #expect(read(short, short, short).sure == [.fat])
        let less = Self.american.replacing("Protein 3g", with: "Protein less than 1g")
            .replacing("Calories 230", with: "Calories 220")
        #expect(!read(less, less, less).sure.contains(.protein))
    }

    @Test(
        "Whatever a serving is called, and wherever it stands, its column counts",
        arguments: [
            ("per bar (35g) per 100g", "3.5 g 10.0 g", 3.5), ("per 100g per bar (35g)", "10.0 g 3.5 g", 3.5),
            ("je 100 g je Riegel (35 g)", "10,0 g 3,5 g", 3.5),
            ("pour 100 g par portion (35 g)", "10,0 g 3,5 g", 3.5),
            ("per bar (35g) per 100g", "10.0 g", nil), ("par 100 g", "10,0 g", 10),
        ] as [(String, String, Double?)]) func servings(heading: String, fat: String, amount: Double?)
    {
        let text = "Typical values \(heading)\nFat \(fat)"
        #expect(read(text, text).values[.fat]?.amount == amount)
    }

    @Test("A serving size is no column") func size() {
        let text = "Nutrition per 100 g\nServing size 30 g\nFat 10.0 g"
        let label = read(text, text)
        #expect(label.values[.fat]?.amount == 10 && label.serving == "100 g")
    }

    @Test(
        "Nothing is made of nothing",
        arguments: ["", "Ingredients: oats, honey", "8 58959 00500 9", "%%% ()", "Fat"])
    func nothing(text: String) {
        let label = read(text, text)
        #expect(label.values.isEmpty && label.sure.isEmpty && label.serving == nil)
    }
}
