/// Questions to servers, and their answers: pages and pictures, and the cook's own server.
///
/// What is asked is a ``WebRequest``, what comes back a ``WebAnswer`` or a ``WebStream``, what goes wrong a
/// ``WebTrouble``. No cookie is kept, no proxy asked, and nothing of an answer is run. Over https it speaks
/// HTTP/2 where the server does.
public enum Web {}
