/// A layer in which every output hears every input: `W x + b`.
struct Layer {
    let inputs: Int, outputs: Int
    /// The weights of one input after another, so that the innermost loop goes over outputs.
    private let weights: [Float]
    private let bias: [Float]

    /// - Parameters:
    ///   - weights: one output after another, as they were learnt.
    ///   - bias: one for each output.
    init(weights: [Float], bias: [Float]) {
        (outputs, inputs) = (bias.count, weights.count / max(1, bias.count))
        var turned = [Float](repeating: 0, count: weights.count)
        for output in 0..<outputs {
            for input in 0..<inputs { turned[input * outputs + output] = weights[output * inputs + input] }
        }
        (self.weights, self.bias) = (turned, bias)
    }

    /// - Parameters:
    ///   - input: ``inputs`` values.
    ///   - output: gets ``outputs`` values; must not be the input.
    func apply(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
        bias.withUnsafeBufferPointer { bias in
            for at in 0..<outputs { output[at] = bias[at] }
        }
        weights.withUnsafeBufferPointer { weights in
            guard let start = weights.baseAddress else { return }
            for at in 0..<inputs {
                let value = input[at]
                // What a rectifier has silenced needs no work.
                if value == 0 { continue }
                let row = start + at * outputs
                for k in 0..<outputs { output[k] += value * row[k] }
            }
        }
    }

    func callAsFunction(_ input: [Float]) -> [Float] {
        var output = [Float](repeating: 0, count: outputs)
        input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                if let from = input.baseAddress, let to = output.baseAddress { apply(from, to) }
            }
        }
        return output
    }
}
