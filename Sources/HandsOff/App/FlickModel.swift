/// The deck of random cards, and what has been liked of it (RF1).
@MainActor final class FlickModel: PageModel {}
