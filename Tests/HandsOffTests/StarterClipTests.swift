import Foundation
import Media
import Testing

@testable import HandsOff
@testable import House

@Suite("TR27: the clips of the starters") struct StarterClipTests {
    @Test(
        "Eight dishes or more have one where the hand matters, small, silent, and made of pictures that can be seen"
    )
    func clips() throws {
        let starters = try #require(Resources.starters)
        let (recipes, media) = try starters.read()
        let named = recipes.flatMap { recipe in recipe.steps.compactMap(\.clip) }
        #expect(recipes.count { recipe in recipe.steps.contains { $0.clip != nil } } >= 8)
        for name in Set(named) {
            let clip = try #require(media.first { $0.name == name }, "\(name) is missing.")
            #expect(
                clip.mediaType == "video/webm" && clip.data.count <= 400_000,
                "\(name): \(clip.data.count) bytes")
            let reel = try FilmReel(.data(Array(clip.data)))
            #expect(reel.facts.sounds.isEmpty && (2...10).contains(reel.facts.seconds), "\(name)")
            #expect(try reel.nextPicture() == 0)
            let first = try #require(try reel.picture(width: 64, height: 36))
            var last = first
            while try reel.nextPicture() != nil {
                last = try #require(try reel.picture(width: 64, height: 36))
            }
            // It goes round and round: its end is nearly its beginning.
            let apart = zip(first.pixels, last.pixels).count { one, other in
                [0, 8, 16].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 40 }
            }
            #expect(apart < first.pixels.count / 10, "\(name): \(apart) of \(first.pixels.count)")
        }
        // None lies there unused.
        let files = media.filter { $0.mediaType == "video/webm" }.map(\.name)
        #expect(Set(files) == Set(named))
    }

    @Test("They are the same in German, where the steps are the same") func german() throws {
        let starters = try #require(Resources.starters)
        let english = try starters.read().recipes, german = try starters.read(in: .german).recipes
        for recipe in english {
            let other = german.first { $0.id == recipe.id }
            #expect(other?.steps.map(\.clip) == recipe.steps.map(\.clip), "\(recipe.id)")
        }
    }
}
