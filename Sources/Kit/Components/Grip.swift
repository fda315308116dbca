public import Stage

/// The handle by which a row is dragged to another place of its list; Alt and the arrows do the same.
public struct Grip: View {
    let look: Look
    /// The row's name: "Step 2".
    let row: String
    let id: String
    /// Whether Tab stops here; in a list of fields it goes from field to field.
    var takesFocus = true

    public init(look: Look, row: String, id: String, takesFocus: Bool = true) {
        self.look = look
        self.row = row
        self.id = id
        self.takesFocus = takesFocus
    }

    public var body: any View {
        var spec = RegionSpec(.button, look.words.moveRow(row), id: "grip \(id)")
        spec.lifts = true
        spec.takesFocus = takesFocus
        spec.radius = Space.touch / 2
        return Icon("grip", size: 22, look.colors.softInk)
            .place(.center, .center)
            .frame(width: Space.touch, height: Space.touch)
            .region(spec)
    }
}
