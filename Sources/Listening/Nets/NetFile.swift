import Glibc

/// The weights of nets as `Tests/Listening/learning/weights.py` writes them.
///
/// Little-endian: "HANDSNET", the number of tensors; of each its name, its shape, a scale for each row (32-bit floats) and its
/// rows, 8 bits a weight. A vector is a tensor of rows of one.
struct NetFile {
    struct Tensor {
        let shape: [Int]
        /// Row by row.
        let values: [Float]
    }

    private static let sign = Array("HANDSNET".utf8)
    /// Bytes; more is no file of ours.
    private static let most = 1 << 22
    private let tensors: [String: Tensor]
    /// The phones that the outputs of the net stand for, from its second one on.
    let phones: [String]

    init(path: String) throws(ListeningTrouble) {
        guard let file = fopen(path, "rb") else { throw Self.damage("can't be opened: \(path)") }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: Self.most + 1)
        let count = fread(&bytes, 1, bytes.count, file)
        try self.init(Array(bytes[..<count]))
    }

    init(_ bytes: [UInt8]) throws(ListeningTrouble) {
        guard bytes.count <= Self.most, bytes.starts(with: Self.sign) else {
            throw Self.damage("this is no file of nets")
        }
        var reader = Reader(bytes: bytes, at: Self.sign.count)
        var tensors: [String: Tensor] = [:]
        phones = try reader.text().split(separator: " ").map(String.init)
        for _ in 0..<(try reader.number()) {
            let name = try reader.text()
            let shape = try reader.numbers(try reader.number())
            let rows = shape.first ?? 0
            let count = try Self.size(shape)
            let scales = try reader.floats(rows)
            let weights = try reader.bytes(count)
            let length = rows == 0 ? 0 : count / rows
            var values = [Float](repeating: 0, count: count)
            for at in 0..<count {
                values[at] = scales[at / length] * Float(Int8(bitPattern: weights[weights.startIndex + at]))
            }
            tensors[name] = Tensor(shape: shape, values: values)
        }
        self.tensors = tensors
    }

    /// - Throws: if it isn't there, or of another shape.
    func tensor(_ name: String, _ shape: Int...) throws(ListeningTrouble) -> [Float] {
        guard let tensor = tensors[name], tensor.shape == shape else {
            throw Self.damage("\(name): expected \(shape), found \(tensors[name]?.shape ?? [])")
        }
        return tensor.values
    }

    /// nil = there is none of this name.
    func shape(of name: String) -> [Int]? { tensors[name]?.shape }

    private static func size(_ shape: [Int]) throws(ListeningTrouble) -> Int {
        var size = 1
        for length in shape {
            guard (1...most).contains(length), size <= most / length else {
                throw damage("too large: \(shape)")
            }
            size *= length
        }
        return size
    }

    fileprivate static func damage(_ what: String) -> ListeningTrouble {
        ListeningTrouble(.badModel, cause: "nets: \(what)")
    }
}

private struct Reader {
    let bytes: [UInt8]
    var at: Int

    mutating func bytes(_ count: Int) throws(ListeningTrouble) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - at else { throw NetFile.damage("cut short at byte \(at)") }
        defer { at += count }
        return bytes[at..<at + count]
    }

    mutating func word() throws(ListeningTrouble) -> UInt32 {
        try bytes(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func number() throws(ListeningTrouble) -> Int {
        let number = Int(try word())
        guard number <= bytes.count else { throw NetFile.damage("no number at byte \(at)") }
        return number
    }

    mutating func numbers(_ count: Int) throws(ListeningTrouble) -> [Int] {
        var numbers: [Int] = []
        for _ in 0..<count { numbers.append(try number()) }
        return numbers
    }

    mutating func floats(_ count: Int) throws(ListeningTrouble) -> [Float] {
        var floats: [Float] = []
        for _ in 0..<count {
            let float = Float(bitPattern: try word())
            guard float.isFinite else { throw NetFile.damage("no number at byte \(at)") }
            floats.append(float)
        }
        return floats
    }

    mutating func text() throws(ListeningTrouble) -> String {
        String(decoding: try bytes(try number()), as: UTF8.self)
    }
}
