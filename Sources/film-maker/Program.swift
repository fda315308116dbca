import Animation

/// Everything that is shown.
enum Program {
    static var films: [Film] {
        [
            HoldingAKnife.film,
            DicingAnOnion.film,
            Julienne.film,
            CrushingGarlic.film,
            KneadingDough.film,
            FoldingEggWhites.film,
            BloomingSpices.film,
            RestingMeat.film,
            PoachingAnEgg.film,
            RouxWithoutLumps.film,
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
            Kneading.clip,
            Folding.clip,
        ]
    }
}
