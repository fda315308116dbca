/// An open film. Any thread; nothing waits for the film's own.
public protocol FilmFeed: AnyObject, Sendable {
    func ask(_ wish: FilmWish)
    /// Goes to a time, in seconds from the beginning.
    func seek(to seconds: Double)
    /// The latest picture that hasn't been taken yet.
    func takePicture() -> FilmPicture?
    /// For how long it has been at work on one picture; 0 while it sleeps.
    var busySeconds: Double { get }
    /// Closing it twice is harmless.
    func close()
}
