extension Amount {
    /// What an amount is counted in. Written in files by its short English name ("g", "tbsp", "clove").
    ///
    /// A unit that this version doesn't know is kept word for word, so that a recipe from a newer
    /// version, or in another language, loses nothing by being read and written again.
    public enum Unit: Sendable, Hashable, Codable {
        case g, kg, ml, l
        case tsp, tbsp, cup
        /// American ones, by weight and by volume; a US pint is two cups, a quart four.
        case oz, lb, flOz, pint, quart
        /// Counted things whose name says it all: 2 eggs, 1 lemon.
        case piece
        case clove, slice, sprig, bunch, pinch, handful, can, sheet, leaf, stick
        case other(String)

        /// All but `other`, with their English plurals. A piece has no word of its own.
        static let known: [(unit: Unit, name: String, plural: String)] = [
            (.g, "g", "g"), (.kg, "kg", "kg"), (.ml, "ml", "ml"), (.l, "l", "l"),
            (.tsp, "tsp", "tsp"), (.tbsp, "tbsp", "tbsp"), (.cup, "cup", "cups"), (.piece, "piece", ""),
            (.oz, "oz", "oz"), (.lb, "lb", "lb"), (.flOz, "fl oz", "fl oz"), (.pint, "pint", "pints"),
            (.quart, "quart", "quarts"),
            (.clove, "clove", "cloves"), (.slice, "slice", "slices"), (.sprig, "sprig", "sprigs"),
            (.bunch, "bunch", "bunches"), (.pinch, "pinch", "pinches"), (.handful, "handful", "handfuls"),
            (.can, "can", "cans"), (.sheet, "sheet", "sheets"), (.leaf, "leaf", "leaves"),
            (.stick, "stick", "sticks"),
        ]

        public init(named name: String) {
            self = Unit.known.first { $0.name == name }?.unit ?? .other(name)
        }

        public init(from decoder: any Decoder) throws {
            self.init(named: try decoder.singleValueContainer().decode(String.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }

        /// As files write it: "g", "tbsp", or the author's own word.
        public var name: String {
            if case .other(let word) = self { return word }
            return Unit.known.first { $0.unit == self }?.name ?? ""
        }

        /// The English plural: "cups", "leaves"; empty for pieces.
        public var plural: String {
            if case .other(let word) = self { return word }
            return Unit.known.first { $0.unit == self }?.plural ?? ""
        }

        /// The word for one or for several: "cup", "cups". The author's own word is put in the plural if
        /// it is one that recipes use.
        public func word(isSeveral: Bool) -> String {
            guard case .other(let word) = self else { return isSeveral ? plural : name }
            guard let unit = UnitWords.all[word.lowercased()] else { return word }
            let form = isSeveral ? unit.plural : unit.singular
            return word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
        }

        /// Weighed or measured on a scale, so written with decimals; the rest is written in fractions.
        var isMetric: Bool { [.g, .kg, .ml, .l].contains(self) }

        /// An abbreviation stays close to its number; a word keeps its distance.
        var isSymbol: Bool { isMetric || [.tsp, .tbsp, .oz, .lb, .flOz].contains(self) }
    }
}
