import Animation

/// Everything that is shown.
enum Program {
    static var films: [Film] {
        [DicingAnOnion.film]
    }

    static var clips: [Clip] {
        [Dicing.clip]
    }
}
