import Animation

/// Everything that is shown.
enum Program {
    static var films: [Film] {
        [
            DicingAnOnion.film,
            RouxWithoutLumps.film,
            PoachingAnEgg.film,
            RestingMeat.film,
            BloomingSpices.film,
            HoldingAKnife.film,
            CrushingGarlic.film,
            Julienne.film,
        ]
    }

    static var clips: [Clip] {
        [
            Dicing.clip,
            Crimping.clip,
            RollingOut.clip,
            Dimpling.clip,
            StirringRisotto.clip,
            Slicing.clip,
        ]
    }
}
