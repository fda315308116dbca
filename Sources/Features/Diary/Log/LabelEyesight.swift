public import Labels
public import Stage

/// Who reads labels for the diary; each is called on any thread.
public struct LabelEyesight: Sendable {
    /// The photograph under a path; nil = it can't be opened as one.
    let photograph: @Sendable (_ path: String) async -> Bitmap?
    /// How sharp a picture of the camera is; see ``LabelWatch``.
    let sharpness: @Sendable (Bitmap) async -> Double
    /// The number under the bars in such a picture; nil = it shows none.
    let barcode: @Sendable (Bitmap) async -> String?
    /// What a label in such a picture says, and the label itself; nil = none was found.
    let picture: @Sendable (Bitmap) async -> (label: NutritionLabel, picture: Bitmap?)

    public init(
        photograph: @escaping @Sendable (_ path: String) async -> Bitmap?,
        sharpness: @escaping @Sendable (Bitmap) async -> Double,
        barcode: @escaping @Sendable (Bitmap) async -> String?,
        picture: @escaping @Sendable (Bitmap) async -> (label: NutritionLabel, picture: Bitmap?)
    ) {
        (self.photograph, self.sharpness) = (photograph, sharpness)
        (self.barcode, self.picture) = (barcode, picture)
    }
}
