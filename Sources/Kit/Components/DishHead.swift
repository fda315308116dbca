public import Stage

/// The head of a dish's page: its picture beside what is said of it, or above where there is no room.
public struct DishHead: View {
    let look: Look
    let picture: any View
    let words: any View

    public init(look: Look, picture: any View, words: any View) {
        (self.look, self.picture, self.words) = (look, picture, words)
    }

    public var body: any View {
        if look.isNarrow {
            return Column(spacing: Space.l) {
                picture.frame(
                    width: look.size.width - 2 * look.margin, height: (look.size.height * 0.34).rounded())
                words
            }
        }
        return Row(spacing: look.dishGap, align: .start) {
            picture.frame(width: look.dishSide, height: (look.dishSide / 1.5).rounded())
            words.grow()
        }
    }
}
