extension Recipe {
    /// What the photograph of a page is called, among a recipe's pictures, from which the recipe was read.
    /// - Parameter number: from 1.
    public static func printedPage(_ number: Int, of id: ID) -> String { "\(id)\(mark)\(number)" }

    /// Those pictures of a recipe that show the pages it was read from.
    public static func printedPages(among pictures: [String]) -> [String] {
        pictures.filter { name in
            guard let mark = name.ranges(of: mark).last else { return false }
            let number = name[mark.upperBound...]
            return !number.isEmpty && number.count <= 2 && number.allSatisfy(\.isASCIIDigit)
        }
    }

    /// The same without them: they show pages of somebody's book, which the cook may look at, and not publish.
    public var withoutPrintedPages: Recipe {
        let pages = Set(Self.printedPages(among: pictures))
        if pages.isEmpty { return self }
        let rest = pictures.filter { !pages.contains($0) }
        var own = self
        (own.picture, own.morePictures) = (rest.first, Array(rest.dropFirst()))
        return own
    }

    private static let mark = "-page-"
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
