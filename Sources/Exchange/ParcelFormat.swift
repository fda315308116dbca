/// A way to write many recipes down as an archive or a folder.
public protocol ParcelFormat: Sendable {
    /// As people call it: "Paprika".
    static var name: String { get }
    /// Whether a parcel is of this format, from its paths and, where they don't tell, from few of its files.
    static func recognises(_ parcel: some Parcel) -> Bool
    /// Hands over its recipes one after the other, so that no more than one is held; `take` returns false to
    /// stop. What can't be read of a recipe refuses that recipe only.
    static func read(
        _ parcel: some Parcel, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal)
}
