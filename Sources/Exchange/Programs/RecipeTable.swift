/// A program's recipes as a table (CSV), a row each.
protocol RecipeTable: SeveralRecipes {
    /// Names of columns by which the table is known among others.
    static var columns: Set<String> { get }
    /// The recipe of a row.
    /// - Parameter cell: what stands in the column of a name; empty where there is no such column.
    static func recipe(_ cell: (String) -> String) throws(Refusal) -> WrittenRecipe
}

extension RecipeTable {
    static func recognises(_ file: SourceFile) -> Bool { CSVTable.names(file.bytes).isSuperset(of: columns) }

    static func each(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        guard let table = CSVTable(try ProgramText.library(file.bytes)) else {
            throw Refusal(.damaged, cause: "\(file.name): a quotation mark is never closed")
        }
        return table.rows.allSatisfy { row in
            take(Result { () throws(Refusal) in try recipe { table.cell($0, of: row) } })
        }
    }
}
