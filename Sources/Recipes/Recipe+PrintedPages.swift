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

    private static let mark = "-page-"
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
