import Stage

/// A hairline between rows.
struct Rule: View {
    let look: Look
    var body: any View { Fill(look.colors.line).frame(height: 1) }
}
