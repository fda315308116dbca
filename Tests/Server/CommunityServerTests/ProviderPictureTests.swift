import API
@testable import CommunityServer
import Testing
import Web

@Suite("Pictures that a provider knows of (AR08)", .timeLimit(.minutes(2))) struct ProviderPictureTests {
    @Test("The picture is drawn anew, can be taken away, and isn't brought again") func picture() async throws
    {
        try await withProvider(pictureTrust: .typed) { server, provider in
            provider.be(.init(picture: "\(provider.issuer)/picture"))
            let signedIn = try await ProviderBrowser(server).signIn()
            let hash = try #require(signedIn.account.picture)
            let blob = try await server.ask(.get, "/v1/blobs/\(hash)", token: signedIn.token)
            #expect(MediaKind(Array(blob.body)) == .jpeg)
            #expect(try await server.ask(.removePicture, token: signedIn.token).status == 200)
            let again = try await ProviderBrowser(server).signIn()
            #expect(again.account.picture == nil)
            let pictures = provider.state.withLock { $0.pictures }
            #expect(pictures == 1)
        }
    }

    @Test("A picture in the house isn't asked for, and one that is none is no fault") func houses()
        async throws
    {
        try await withProvider { server, provider in
            provider.be(.init(picture: "\(provider.issuer)/picture"))
            let signedIn = try await ProviderBrowser(server).signIn()
            #expect(signedIn.account.picture == nil)
            let pictures = provider.state.withLock { $0.pictures }
            #expect(pictures == 0)
            provider.be(.init(subject: "sub-2", picture: "file:///etc/passwd"))
            let other = try await ProviderBrowser(server).signIn()
            #expect(other.account.picture == nil)
        }
    }
}
