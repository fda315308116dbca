import Foundation

/// Writes a sentence to the terminal of whoever started the program.
func tellCook(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
