internal import Markup

/// Films of a page that stand with a step of its recipe.
enum PageVideos {
    /// Films of one page that are looked at.
    static let most = 40
    /// Letters of what stands around a film, where its step is looked for.
    static let around = 4000

    static func mayStand(in bytes: [UInt8]) -> Bool {
        var here = bytes.startIndex
        while let next = bytes[here...].firstIndex(of: UInt8(ascii: "<")) {
            let name = bytes[(next + 1)...].prefix(5)
            if name.elementsEqual("video".utf8) || name.elementsEqual("VIDEO".utf8) { return true }
            here = next + 1
        }
        return false
    }

    /// The file of a film: its own, or the first of several kinds that is one.
    static func clip(_ video: MarkupElement, under address: String?) -> WrittenPicture? {
        var written = [video.attribute("src")]
        written += video.children.filter { $0.isNamed("source") }.prefix(8).map { $0.attribute("src") }
        for one in written {
            if let one, let clip = ClipReference.read(one, under: address) { return clip }
        }
        return nil
    }
}

extension PageTree {
    /// Gives each step the film that stands in the same paragraph or item as its words.
    func giveVideos(to recipe: inout WrittenRecipe) {
        for video in root.descendants.filter({ $0.isNamed("video") }).prefix(PageVideos.most) {
            guard let clip = PageVideos.clip(video, under: skim.address) else { continue }
            var element = video.parent
            // The paragraph, what holds it, and the item of the list that this stands in.
            for _ in 0..<3 {
                guard let here = element else { break }
                let text = PageText.line(here.text(atMost: PageVideos.around))
                let places = recipe.steps.indices.filter { place in
                    let start = recipe.steps[place].text.prefix(60)
                    return !start.isEmpty && text.contains(start)
                }
                if places.count == 1, recipe.steps[places[0]].clip == nil {
                    recipe.steps[places[0]].clip = clip
                }
                if !places.isEmpty { break }
                element = here.parent
            }
        }
    }
}
