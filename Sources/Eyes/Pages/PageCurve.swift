/// How the lines of a photographed page run: tilted, closer on one side because the camera stood aslant, bent towards the
/// spine of the book.
///
/// A polynomial of the third degree across the page and the first down it, fitted to where the words stand by least
/// squares; each line's own height is free.
struct PageCurve: Sendable {
    private var weights = [Double](repeating: 0, count: PageCurve.terms)
    private let width: Double
    private let height: Double

    private static let terms = 6

    /// - Parameter words: of a picture of this size.
    init(_ words: [PrintedWord], width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
        let sure = words.filter { $0.word.confidence > 0.5 && $0.letters >= 2 }
        var lines = Dictionary(grouping: sure, by: \.line).values.filter { $0.count >= 3 }
        // The bend only where many lines tell of it, and when those words are known that stand in no line.
        for terms in [2, 2, 4, 4, 6] {
            guard lines.count >= (terms == 2 ? 4 : 10) else { return }
            weights = fitted(to: lines, terms)
            lines = lines.map { line in
                let rest = line.map { self.rest(of: $0) }, middle = rest.sorted()[rest.count / 2]
                let most = 0.3 * (line.map(\.box.height).min() ?? 0)
                return zip(line, rest).filter { abs($1 - middle) <= most }.map(\.0)
            }.filter { $0.count >= 3 }
        }
    }

    /// How many pixels further down a line is at this place than in the middle of the page.
    func drop(x: Double, y: Double) -> Double {
        zip(weights, terms(x, y)).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Where a word would stand if lines were straight.
    private func rest(of word: PrintedWord) -> Double {
        word.baseline - drop(x: word.box.x + word.box.width / 2, y: word.baseline)
    }

    private func terms(_ x: Double, _ y: Double) -> [Double] {
        let across = 2 * x / width - 1, down = 2 * y / height - 1
        let (second, third) = (across * across, across * across * across)
        return [across, across * down, second, second * down, third, third * down]
    }

    private func fitted(to lines: [[PrintedWord]], _ count: Int) -> [Double] {
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
        for line in lines {
            let places = line.map { terms($0.box.x + $0.box.width / 2, $0.baseline) }
            let weight = 1 / Double(line.count)
            let meanHeight = line.reduce(0) { $0 + $1.baseline } * weight
            let means = (0..<count).map { term in places.reduce(0) { $0 + $1[term] } * weight }
            for (word, place) in zip(line, places) {
                let height = word.baseline - meanHeight
                for row in 0..<count {
                    let here = place[row] - means[row]
                    for column in 0..<count { matrix[row][column] += here * (place[column] - means[column]) }
                    matrix[row][count] += here * height
                }
            }
        }
        // What little is known of stays straight.
        for row in 0..<count { matrix[row][row] += (row < 2 ? 0.02 : 0.1) * Double(lines.count) }
        let solved = Self.solved(matrix) ?? []
        return solved + [Double](repeating: 0, count: Self.terms - solved.count)
    }

    /// Gauss's elimination with the largest pivot; nil if there is no one solution.
    private static func solved(_ equations: [[Double]]) -> [Double]? {
        var rows = equations
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for place in column...count { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

extension GreyPicture {
    /// With its lines straight; what comes from beyond its edges is as the edge is.
    func straightened(by curve: PageCurve) -> GreyPicture {
        var straight = pixels
        pixels.withUnsafeBufferPointer { source in
            straight.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    // The drop changes by a fraction of a pixel from one column to the next.
                    var drop = 0.0, step = 0.0
                    for x in 0..<width {
                        if x % 16 == 0 {
                            drop = curve.drop(x: Double(x), y: Double(y))
                            step = (curve.drop(x: Double(x + 16), y: Double(y)) - drop) / 16
                        }
                        let from = min(max(0, Double(y) + drop), Double(height - 1))
                        let upper = Int(from), part = from - Double(upper)
                        let lower = min(upper + 1, height - 1)
                        let value =
                            Double(source[upper * width + x]) * (1 - part) + Double(source[lower * width + x])
                            * part
                        target[y * width + x] = UInt8(value + 0.5)
                        drop += step
                    }
                }
            }
        }
        return GreyPicture(width: width, height: height, pixels: straight)
    }
}
