/// Makes words of what was said. One of these is bound to the thread that made it.
protocol Recogniser: AnyObject {
    /// What can be heard from now on.
    func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble)
    /// How sure it must be of words for them to count.
    func least(_ standing: Standing) -> Double
    /// What was said from the first sample to the last; nil = nothing that the grammar has.
    func recognise(_ sound: HeardSound) -> Recognition?
    /// The same of what may go on; nil = nothing that is sure enough not to wait for its end.
    func recogniseAtOnce(_ sound: HeardSound) -> Recognition?
}

extension Recogniser {
    func recogniseAtOnce(_ sound: HeardSound) -> Recognition? { nil }
}
