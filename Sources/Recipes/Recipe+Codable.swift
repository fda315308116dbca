extension Recipe {
    private enum Key: String, CodingKey {
        case id, title, summary, picture, diets, preparationMinutes, cookingMinutes, servings, yield,
            ingredients
        case steps, nutrition, tags, cuisine, category, author, source, notes, morePictures, stars,
            inferredDiets
    }

    /// Only the id and the title must be there: a file of an earlier version, or one written by hand, lacks
    /// what it has nothing to say about.
    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        func value<T: Decodable>(_ key: Key, or absent: T) throws -> T {
            try file.decodeIfPresent(T.self, forKey: key) ?? absent
        }
        self.init(
            id: try file.decode(String.self, forKey: .id),
            title: try file.decode(String.self, forKey: .title),
            summary: try value(.summary, or: ""),
            picture: try file.decodeIfPresent(String.self, forKey: .picture),
            // A diet that this version doesn't know is left out.
            diets: Set(try value(.diets, or: [String]()).compactMap(Diet.init(rawValue:))),
            preparationMinutes: try value(.preparationMinutes, or: 0),
            cookingMinutes: try value(.cookingMinutes, or: 0),
            servings: try value(.servings, or: 2),
            yield: try value(.yield, or: ""),
            ingredients: try value(.ingredients, or: []),
            steps: try value(.steps, or: []),
            nutrition: try file.decodeIfPresent(Nutrition.self, forKey: .nutrition),
            tags: try value(.tags, or: []),
            cuisine: try value(.cuisine, or: ""),
            category: try value(.category, or: ""),
            author: try value(.author, or: ""),
            source: try file.decodeIfPresent(Source.self, forKey: .source),
            notes: try value(.notes, or: ""),
            morePictures: try value(.morePictures, or: []),
            stars: try value(.stars, or: 0),
            inferredDiets: try file.decodeIfPresent([String].self, forKey: .inferredDiets)
                .map { Set($0.compactMap(Diet.init(rawValue:))) })
    }

    /// What is empty is left out.
    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        func put<T: Encodable & Collection>(_ value: T, _ key: Key) throws {
            if !value.isEmpty { try file.encode(value, forKey: key) }
        }
        try file.encode(id, forKey: .id)
        try file.encode(title, forKey: .title)
        try put(summary, .summary)
        try file.encodeIfPresent(picture, forKey: .picture)
        try put(diets.map(\.rawValue).sorted(), .diets)
        if preparationMinutes != 0 { try file.encode(preparationMinutes, forKey: .preparationMinutes) }
        if cookingMinutes != 0 { try file.encode(cookingMinutes, forKey: .cookingMinutes) }
        try file.encode(servings, forKey: .servings)
        try put(yield, .yield)
        try put(ingredients, .ingredients)
        try put(steps, .steps)
        try file.encodeIfPresent(nutrition, forKey: .nutrition)
        try put(tags, .tags)
        try put(cuisine, .cuisine)
        try put(category, .category)
        try put(author, .author)
        try file.encodeIfPresent(source, forKey: .source)
        try put(notes, .notes)
        try put(morePictures, .morePictures)
        if stars != 0 { try file.encode(stars, forKey: .stars) }
        try file.encodeIfPresent(inferredDiets?.map(\.rawValue).sorted(), forKey: .inferredDiets)
    }
}
