public import Stage

/// A hairline between rows.
public struct Rule: View {
    let look: Look

    public init(look: Look) {
        self.look = look
    }
    public var body: any View { Fill(look.colors.line).frame(height: 1) }
}
