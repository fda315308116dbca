// How the program speaks at a terminal; see `Terminal`.

/// A line of output, of whatever it is made of.
public func printLine(_ line: some StringProtocol) { Terminal.put(Terminal.spelt(line) + "\n") }

/// Several lines of our own making, such as a help text. What may hold a stranger's words goes line by line.
public func printLines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { printLine(line) }
}

/// A line of JSON, which means the same afterwards.
public func printJSON(_ json: String) { Terminal.put(Terminal.spelt(json: json) + "\n") }

/// The same for what is told.
public func tellCookLines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { tellCook(line) }
}

/// A sentence to the terminal of whoever started the program, beside what it prints.
public func tellCook(_ sentence: some StringProtocol) { Terminal.tell(Terminal.spelt(sentence) + "\n") }
