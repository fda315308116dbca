import Foods
public import Foundation
import Recipes

/// Reads what Open Food Facts gives to everybody (under the Open Database License), a line a product: its table, whose
/// columns are parted by tabs, or its JSON objects.
///
/// What it says is what somebody typed off a packet: a product without a name or without energy is passed over, and what no
/// food can hold is unknown.
public struct OpenFoodFacts: Sendable {
    /// The columns that are wanted, by the table's own heading; nil before one has been read.
    private var columns: [Column: Int]?

    public init() {}

    private enum Column: String, CaseIterable {
        case code, name = "product_name", brands, serving = "serving_size", grams = "serving_quantity"
        case kilocalories = "energy-kcal_100g", kilojoules = "energy-kj_100g", energy = "energy_100g"
        case fat = "fat_100g", carbohydrate = "carbohydrates_100g", protein = "proteins_100g", fibre =
            "fiber_100g"
        case sugar = "sugars_100g", salt = "salt_100g"
    }

    /// Bytes of a line that is still read: a product with all its ingredients in ten languages has a tenth of it.
    public static let longestLine = 2 << 20

    /// The product of a line; nil for a heading, and for what is no food that can be logged.
    public mutating func food(_ line: Data) -> CatalogueFood? {
        guard let first = line.first, line.count <= Self.longestLine else { return nil }
        if first == UInt8(ascii: "{") { return json(line) }
        let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard let columns else {
            let names = cells.map { String(decoding: $0, as: UTF8.self) }
            let places = Column.allCases.compactMap { column in
                names.firstIndex(of: column.rawValue).map { (column, $0) }
            }
            if names.contains(Column.code.rawValue) {
                self.columns = Dictionary(places) { first, _ in first }
            }
            return nil
        }
        return Self.food { column in
            columns[column].flatMap { $0 < cells.count ? String(decoding: cells[$0], as: UTF8.self) : nil }
                ?? ""
        }
    }

    // MARK: Asked for one product

    /// Where a product is asked for (their API, version 2).
    /// - Parameter barcode: what isn't a digit of it is left out.
    public static func address(of barcode: String) -> String {
        let digits = barcode.filter { $0.isASCII && $0.isNumber }
        return "https://world.openfoodfacts.org/api/v2/product/\(digits).json"
            + "?fields=code,product_name,brands,serving_size,serving_quantity,nutriments"
    }

    /// The product of such an answer; nil if there is none, or if it is no food that can be logged.
    public static func answer(_ bytes: [UInt8]) -> CatalogueFood? {
        guard bytes.count <= longestLine,
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes))
        else { return nil }
        return answer.product.flatMap { food($0) }
    }

    private struct Answer: Decodable { let product: Product? }

    private func json(_ line: Data) -> CatalogueFood? {
        (try? JSONDecoder().decode(Product.self, from: line)).flatMap { Self.food($0) }
    }

    private static func food(_ product: Product) -> CatalogueFood? {
        food { column in
            switch column {
            case .code: product.code?.text ?? ""
            case .name: product.product_name?.text ?? ""
            case .brands: product.brands?.text ?? ""
            case .serving: product.serving_size?.text ?? ""
            case .grams: product.serving_quantity?.text ?? ""
            default: product.nutriments?[column.rawValue]?.text ?? ""
            }
        }
    }

    private struct Product: Decodable {
        let code: Loose?
        let product_name: Loose?
        let brands: Loose?
        let serving_size: Loose?
        let serving_quantity: Loose?
        let nutriments: [String: Loose]?
    }

    /// A number or a text: the dump has both for the same thing.
    private struct Loose: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self.text = text
            } else {
                text = (try? value.decode(Double.self)).map { "\($0)" } ?? ""
            }
        }
    }

    private static func food(_ said: (Column) -> String) -> CatalogueFood? {
        let code = said(.code).filter { $0.isASCII && $0.isNumber }
        let name = tidy(said(.name), 120)
        guard (6...24).contains(code.count), !name.isEmpty else { return nil }
        func number(_ column: Column, upTo most: Double) -> Double? {
            let text = said(column)
            guard text.utf8.count < 30, let number = Double(text), number >= 0, number <= most else {
                return nil
            }
            return (number * 100).rounded() / 100
        }
        // Nothing has more energy than fat.
        let kilojoules = number(.kilojoules, upTo: 3800) ?? number(.energy, upTo: 3800)
        guard let energy = number(.kilocalories, upTo: 910) ?? kilojoules.map({ ($0 / 4.184).rounded() })
        else {
            return nil
        }
        let serving = tidy(said(.serving), 40).filter { !";=".contains($0) }
        let portion = number(.grams, upTo: 2000).flatMap { grams in
            grams > 0 ? KnownFood.Portion(name: serving.isEmpty ? "1 serving" : serving, grams: grams) : nil
        }
        var food = CatalogueFood(
            id: "off \(code)", name: name, detail: tidy(said(.brands), 80),
            nutrition: Nutrition(
                kilocalories: energy, protein: number(.protein, upTo: 100),
                carbohydrate: number(.carbohydrate, upTo: 100), fat: number(.fat, upTo: 100)),
            portions: portion.map { [$0] } ?? [], barcode: code)
        food.fibre = number(.fibre, upTo: 100)
        food.sugar = number(.sugar, upTo: 100)
        food.salt = number(.salt, upTo: 100)
        return food
    }

    /// On one line, without what isn't seen, and not endless.
    private static func tidy(_ text: String, _ longest: Int) -> String {
        let seen = text.prefix(4 * longest).unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .surrogate, .unassigned: scalar == " "
            default: true
            }
        }
        let words = String(String.UnicodeScalarView(seen)).split(whereSeparator: \.isWhitespace)
        return String(words.joined(separator: " ").prefix(longest))
    }
}
