public import Foundation

/// The functions of a program's file and where they begin, as its symbol table has them (ELF, "Symbol Table"): also those
/// that the loader needn't know.
public struct FunctionNames: Sendable {
    /// What the file is called.
    public let module: String
    /// By where they begin, the first first.
    private let functions: [(start: UInt64, size: UInt64, name: Int)]
    private let names: Data

    /// Nil if it is no such file, or has no such table: one that was stripped.
    public init?(of file: URL) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
        self.init(data, module: file.lastPathComponent)
    }

    init?(_ data: Data, module: String) {
        func number<T: FixedWidthInteger>(_ type: T.Type, at place: Int) -> T? {
            guard place >= 0, place <= data.count - MemoryLayout<T>.size else { return nil }
            return data.withUnsafeBytes {
                T(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: T.self))
            }
        }
        // 64 bits, little-endian.
        guard data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(UInt64.self, at: 0x28), let count = number(UInt16.self, at: 0x3C),
            let start = Int(exactly: table)
        else { return nil }
        func section(_ index: Int) -> (kind: UInt32, link: Int, range: Range<Int>)? {
            let head = start + index * 64
            guard start < data.count, let kind = number(UInt32.self, at: head + 4),
                let from = number(UInt64.self, at: head + 0x18).flatMap({ Int(exactly: $0) }),
                let size = number(UInt64.self, at: head + 0x20).flatMap({ Int(exactly: $0) }),
                let link = number(UInt32.self, at: head + 0x28), from <= data.count, size <= data.count - from
            else { return nil }
            return (kind, Int(link), from..<from + size)
        }
        // SHT_SYMTAB
        guard let symbols = (0..<Int(count)).lazy.compactMap(section).first(where: { $0.kind == 2 }),
            let strings = section(symbols.link)
        else { return nil }
        var found: [(start: UInt64, size: UInt64, name: Int)] = []
        for place in stride(from: symbols.range.lowerBound, to: symbols.range.upperBound - 23, by: 24) {
            // STT_FUNC
            guard let info = number(UInt8.self, at: place + 4), info & 0xF == 2,
                let name = number(UInt32.self, at: place), let value = number(UInt64.self, at: place + 8),
                let size = number(UInt64.self, at: place + 16), value > 0
            else { continue }
            found.append((value, size, Int(name)))
        }
        self.module = module
        functions = found.sorted { $0.start < $1.start }
        names = data[data.startIndex + strings.range.lowerBound..<data.startIndex + strings.range.upperBound]
    }

    /// The function that a place of the program lies in; nil = it is in none that has a name.
    public func name(at place: UInt64) -> String? {
        var low = 0, high = functions.count
        while low < high {
            let middle = (low + high) / 2
            if functions[middle].start <= place { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let function = functions[low - 1]
        guard place - function.start < max(1, function.size), function.name < names.count else { return nil }
        let text = names.dropFirst(function.name).prefix(1000).prefix { $0 != 0 }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
}
