/// A line of `hands-off read --durations`.
struct DurationLine: Encodable {
    let line: String
    let seconds: [Double]
}
