import Foundation
import GRDB
import Recipes

/// The only way by which anything comes out of a row: whatever a stranger put into a column, or a fault of
/// the disk, what comes out is of its kind and within its bounds, and never ends the program, as GRDB's own
/// subscripts do.
extension Row {
    func text(_ column: Int) -> String { textIfAny(column) ?? "" }

    /// A title or another name, which is set in large letters and said aloud.
    func name(_ column: Int) -> String {
        let text = text(column)
        return text.utf8.count <= Row.longestName ? text : String(text.prefix(Row.longestName / 4))
    }

    func textIfAny(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }

    /// Bytes; hardly any title has more than eighty.
    private static let longestName = 2000

    /// As it travels to other devices: numbers as figures, nothing as the empty text.
    func travelText(_ column: Int) -> String {
        let value: DatabaseValue = self[column]
        switch value.storage {
        case .null, .blob: return ""
        case .int64(let number): return "\(number)"
        case .double(let number):
            return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
        case .string(let text): return text
        }
    }

    func bytes(_ column: Int) -> Data { Data.fromDatabaseValue(self[column]) ?? Data() }

    func isTrue(_ column: Int) -> Bool { Bool.fromDatabaseValue(self[column]) ?? false }

    func isThere(_ column: Int) -> Bool { !(self[column] as DatabaseValue).isNull }

    /// The number of a row, by which others refer to it: any at all, as it is only ever compared.
    func key(_ column: Int) -> Int64 { Int64.fromDatabaseValue(self[column]) ?? 0 }

    func number<Limit: Bounds>(_ column: Int, _: Limit.Type) -> Int where Limit.Number == Int {
        // A sum that no integer holds is a fraction to SQLite.
        Limit.nearest(Int(clamping: self[column] as DatabaseValue))
    }

    func numberIfAny<Limit: Bounds>(_ column: Int, _ limit: Limit.Type) -> Int? where Limit.Number == Int {
        isThere(column) ? number(column, limit) : nil
    }

    func number<Limit: Bounds>(_ column: Int, _: Limit.Type) -> Double where Limit.Number == Double {
        Limit.nearest(real(column) ?? 0)
    }

    func numberIfAny<Limit: Bounds>(_ column: Int, _: Limit.Type) -> Double? where Limit.Number == Double {
        real(column).map { Limit.nearest($0) }
    }

    /// Nil for what is no number. By hand, because the compiler's optimiser breaks on GRDB's own way inlined
    /// here.
    @inline(never) private func real(_ column: Int) -> Double? {
        let value: DatabaseValue = self[column]
        switch value.storage {
        case .int64(let number): return Double(number)
        case .double(let number): return number
        case .null, .string, .blob: return nil
        }
    }
}

extension Int {
    /// A whole number of a column, or the nearest there is; 0 for what is none.
    fileprivate init(clamping value: DatabaseValue) {
        switch value.storage {
        case .int64(let number): self = Int(number)
        case .double(let number): self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
        case .null, .string, .blob: self = 0
        }
    }
}
