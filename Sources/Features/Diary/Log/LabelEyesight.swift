public import Labels
public import Stage

/// Who reads labels for the diary; each is called on any thread.
public struct LabelEyesight: Sendable {
    /// What a label in the photograph under a path says; nil = it can't be opened as a picture, or nothing reads.
    let photograph: @Sendable (_ path: String) async -> NutritionLabel?
    /// How sharp a picture of the camera is; see ``LabelWatch``.
    let sharpness: @Sendable (Bitmap) async -> Double
    /// The number under the bars in such a picture; nil = it shows none.
    let barcode: @Sendable (Bitmap) async -> String?
    /// What a label in such a picture says.
    let picture: @Sendable (Bitmap) async -> NutritionLabel

    public init(
        photograph: @escaping @Sendable (_ path: String) async -> NutritionLabel?,
        sharpness: @escaping @Sendable (Bitmap) async -> Double,
        barcode: @escaping @Sendable (Bitmap) async -> String?,
        picture: @escaping @Sendable (Bitmap) async -> NutritionLabel
    ) {
        (self.photograph, self.sharpness) = (photograph, sharpness)
        (self.barcode, self.picture) = (barcode, picture)
    }
}
