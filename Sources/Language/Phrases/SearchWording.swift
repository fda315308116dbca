/// Choosing how recipes are looked for (TR01, TR03).
public protocol SearchWording {
    var byName: String { get }
    var byFridge: String { get }
    var emptyFridge: String { get }
}
