public import Stage

/// Photographs of the pages that a recipe was read from, one below the other, each as a whole.
public struct PrintedPages: View {
    let look: Look
    let names: [String]
    let width: Double

    /// - Parameter width: points that they may take.
    public init(look: Look, names: [String], width: Double) {
        (self.look, self.names, self.width) = (look, names, width)
    }

    public var body: any View {
        Column(spacing: Space.m) {
            for name in names {
                Layers {
                    Fill(look.colors.sunken, radius: Space.smallRadius)
                    Picture(name, radius: Space.smallRadius, fills: false)
                }
                // A page of a book is higher than wide, as paper is (ISO 216).
                .frame(width: width, height: (width * 2.0.squareRoot()).rounded())
            }
        }
    }
}
