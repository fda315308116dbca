public import Exchange
import Foundation
public import Scullery

extension Scullion {
    /// The recipes of a file that may be anybody's, each as `hands-off read` prints it.
    public func lines(of file: SourceFile, source: String) throws(Refusal) -> [String] {
        var heard: Result<[String], Refusal> = .failure(Refusal(.damaged, cause: "no answer"))
        do {
            try perform(
                Message(Chore.lines(SourceLabel(file), source: source), bytes: [Data(file.bytes)]),
                allowance: .reading(bytes: file.bytes.count)
            ) { message in
                switch try message.read(ChoreAnswer.self) {
                case .lines(let lines): heard = .success(lines)
                case .failed(let refusal): heard = .failure(refusal)
                default: throw Mishap.nonsense(cause: "an answer to another question")
                }
                return .last
            }
        } catch { throw Refusal(error) }
        return try heard.get()
    }
}
