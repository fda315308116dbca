import Foundation
import Recipes

extension RecipeBody: Decodable {
    private enum Key: String, CodingKey {
        case ingredients, steps, nutrition, tags, cuisine, category, author, source, notes, morePictures,
            yield, inferredDiets
    }

    /// Of parts that are each a text of their own: words as they are, lists and objects as JSON, and what is missing
    /// or empty as nothing.
    init(parts: [String: String]) throws {
        let decoder = JSONDecoder()
        func words(_ key: Key) -> String { parts[key.rawValue] ?? "" }
        func part<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value? {
            let text = words(key)
            return text.isEmpty ? nil : try decoder.decode(Value?.self, from: Data(text.utf8))
        }
        ingredients = try part(.ingredients, Bounded<BodyIngredient>.self)?.all.map(\.whole) ?? []
        steps = try part(.steps, Bounded<BodyStep>.self)?.all.map(\.whole) ?? []
        nutrition = try part(.nutrition)
        tags = try part(.tags, Bounded<String>.self)?.all ?? []
        source = try part(.source)
        morePictures = try part(.morePictures, Bounded<String>.self)?.all ?? []
        (cuisine, category, author) = (words(.cuisine), words(.category), words(.author))
        (notes, yield) = (words(.notes), words(.yield))
        inferredDiets = (try? part(.inferredDiets, Bounded<String>.self))
            .map { Set($0.all.compactMap(Diet.init(rawValue:))) }
    }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        ingredients =
            try body.decodeIfPresent(Bounded<BodyIngredient>.self, forKey: .ingredients)?.all.map(\.whole)
            ?? []
        steps = try body.decodeIfPresent(Bounded<BodyStep>.self, forKey: .steps)?.all.map(\.whole) ?? []
        nutrition = try body.decodeIfPresent(Nutrition.self, forKey: .nutrition)
        tags = try body.decodeIfPresent(Bounded<String>.self, forKey: .tags)?.all ?? []
        cuisine = try body.decodeIfPresent(String.self, forKey: .cuisine) ?? ""
        category = try body.decodeIfPresent(String.self, forKey: .category) ?? ""
        author = try body.decodeIfPresent(String.self, forKey: .author) ?? ""
        source = try body.decodeIfPresent(Recipe.Source.self, forKey: .source)
        notes = try body.decodeIfPresent(String.self, forKey: .notes) ?? ""
        morePictures = try body.decodeIfPresent(Bounded<String>.self, forKey: .morePictures)?.all ?? []
        yield = try body.decodeIfPresent(String.self, forKey: .yield) ?? ""
        // What makes no sense was never worked out.
        inferredDiets = try? body.decodeIfPresent(Bounded<String>.self, forKey: .inferredDiets)
            .map { Set($0.all.compactMap(Diet.init(rawValue:))) }
    }
}

/// A list of a body, up to where no recipe goes.
private struct Bounded<Element: Decodable>: Decodable {
    var all: [Element] = []

    /// Four times what is let in from elsewhere.
    private static var most: Int { 4000 }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd, all.count < Self.most { all.append(try list.decode(Element.self)) }
    }
}

/// An ingredient of a body: an object in libraries of version 1, a short list since.
private struct BodyIngredient: Decodable {
    var whole: Ingredient

    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            whole = try Ingredient(from: decoder)
            return
        }
        whole = Ingredient(try list.decode(String.self))
        if !list.isAtEnd { whole.note = try list.decodeIfPresent(String.self) }
        guard !list.isAtEnd else { return }
        let quantity = try list.decodeIfPresent(Double.self)
        let unit = try list.decodeIfPresent(String.self)
        let upTo = list.isAtEnd ? nil : try list.decodeIfPresent(Double.self)
        if let quantity, let unit {
            whole.amount = Amount(quantity, upTo: upTo, Amount.Unit(named: unit))
        }
        if !list.isAtEnd { whole.part = try list.decode(String.self) }
    }
}

/// A step of a body: its ingredients are written as those of the recipe are.
private struct BodyStep: Decodable {
    private enum Key: String, CodingKey { case title, text, ingredients, picture, clip, untimed, part }
    var whole: Step

    init(from decoder: any Decoder) throws {
        let step = try decoder.container(keyedBy: Key.self)
        whole = Step(
            title: try step.decodeIfPresent(String.self, forKey: .title) ?? "",
            text: try step.decode(String.self, forKey: .text),
            ingredients: try step.decodeIfPresent(Bounded<BodyIngredient>.self, forKey: .ingredients)?.all
                .map(\.whole)
                ?? [],
            picture: try step.decodeIfPresent(String.self, forKey: .picture),
            clip: try step.decodeIfPresent(String.self, forKey: .clip),
            untimed: try step.decodeIfPresent(Bounded<String>.self, forKey: .untimed)?.all ?? [],
            part: try step.decodeIfPresent(String.self, forKey: .part))
    }
}
