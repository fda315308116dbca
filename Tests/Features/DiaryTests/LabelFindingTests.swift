import FoodCatalogue
import Labels
import Recipes
import Stage
import Testing

@testable import Diary

@Suite("What a packet before the camera is found to be (MO4)") struct LabelFindingTests {
    private static let picture = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], version: 1)

    private func found(
        barcode: String?, label: NutritionLabel = NutritionLabel(), _ catalogue: FoodCatalogue?
    ) async -> LabelCamera.Finding {
        let eyesight = LabelEyesight(
            photograph: { _ in nil }, sharpness: { _ in 1 }, barcode: { _ in barcode },
            picture: { _ in (label, nil) })
        return await LabelCamera.find(in: Self.picture, eyesight, catalogue)
    }

    @Test("A known barcode is its food, an unknown one says so, and no bars leave the label") func finding()
        async throws
    {
        let catalogue = try FoodCatalogue.inMemory()
        let oats = CatalogueFood(
            id: "off 4012345678901", name: "Oat bar", nutrition: Nutrition(kilocalories: 400),
            barcode: "4012345678901")
        try await catalogue.add([oats])
        guard case .food(let food) = await found(barcode: "4012345678901", catalogue) else {
            Issue.record("not known")
            return
        }
        #expect(food.english == "Oat bar")
        for (code, known) in [("4000000000006", catalogue), ("4012345678901", nil)] {
            guard case .unknownBarcode = await found(barcode: code, known) else {
                Issue.record("\(code) is nobody's")
                continue
            }
        }
        guard case .label = await found(barcode: nil, catalogue) else {
            Issue.record("no bars")
            return
        }
    }
}
