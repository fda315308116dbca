/// A time of the day as somebody types it.
enum TypedTime {
    /// Minutes of the day: of "8:30", "08.30", "8", "7 pm", "19 Uhr 15"; nil for what is no time.
    static func read(_ text: String) -> Int? {
        let plain = text.lowercased()
        let numbers = plain.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0.count <= 2 }), text.count <= 20,
            var hour = Int(numbers[0])
        else { return nil }
        let minute = numbers.count > 1 ? Int(numbers[1]) ?? 60 : 0
        let isEvening = plain.contains("pm") || plain.contains("p.m")
        let isMorning = plain.contains("am") || plain.contains("a.m")
        if isEvening || isMorning {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isEvening ? 12 : 0)
        }
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        return hour * 60 + minute
    }

    /// "08:30".
    static func text(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
