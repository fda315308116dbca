import Kit
import Stage

/// Above the meter, for a few seconds: what was wanting in a movement that was nearly a wave.
struct PreviewAdvice: View {
    let look: Look
    let advice: Advice
    /// Of the preview, in points.
    let width: Double

    init(look: Look, advice: Advice, width: Double) {
        self.look = look
        self.advice = advice
        self.width = width
    }

    var body: any View {
        guard let line = advice.line(at: look.now) else { return Spacer(0) }
        look.motion.redraw(at: line.until)
        let height = (width * 0.135).rounded()
        // As large as it fits, whatever the cook's text size: the preview doesn't grow with that.
        return FittedText(
            look.words.advice(line.shortfall),
            TextStyle(size: 12, weight: .semibold).aligned(.center), sizes: 12...(height * 0.62),
            Color(0xFFFFFF)
        )
        .place(.center, .center)
        .padding(x: height * 0.4)
        .frame(width: width - 20, height: height)
        .behind(.fill(radius: height / 2, Color(0, opacity: 0.68)))
        .padding(Edges(bottom: look.points(10) + 8 + 6))
        .opacity(look.motion.progress(since: line.since, over: 0.15))
    }
}
