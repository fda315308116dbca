import API
import Foundation
import Guest
import House

/// A picture of the community's, as it lies on the server.
enum PostPicture: Hashable, Sendable {
    case post(Post.ID, hash: String)
    case person(userName: String, hash: String)

    /// Of a post, as its recipe names it.
    init?(_ name: String?, of post: Post.ID) {
        guard let hash = name.flatMap(BlobName.hash) else { return nil }
        self = .post(post, hash: hash)
    }

    /// What a post that recommends another names its picture by until it is sent: it lies in no library.
    var sentName: String? {
        guard case .post(let post, let hash) = self else { return nil }
        return PostMediaName(.picture, of: post, hash: hash).text
    }

    /// - Parameter name: a ``sentName``.
    init?(sentName name: String) {
        guard let name = PostMediaName(.picture, name) else { return nil }
        self = .post(name.post, hash: name.hash)
    }

    var onServer: ServerPicture {
        switch self {
        case .post(let post, let hash):
            ServerPicture("dish-\(hash).picture", "community") { guest throws(GuestTrouble) in
                try await guest.picture(hash, of: post)
            }
        case .person(let userName, let hash):
            ServerPicture("person-\(hash).picture", "community") { guest throws(GuestTrouble) in
                try await guest.picture(of: userName)
            }
        }
    }
}

extension ServerPictures {
    func name(_ picture: PostPicture?) -> String? { name(picture?.onServer) }
    func shownName(_ picture: PostPicture) -> String? { shownName(picture.onServer) }

    func name(_ person: PersonCard?) -> String? {
        guard let person, let hash = person.picture else { return nil }
        return name(.person(userName: person.userName, hash: hash))
    }
}
