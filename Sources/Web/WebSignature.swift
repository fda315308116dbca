/// By which keys a request is signed in the manner of Amazon's Signature Version 4, as stores of objects want it.
///
/// The body's SHA-256 is the caller's to say, in the header `x-amz-content-sha256`. A request that is sent on to
/// another server goes there without a signature.
public struct WebSignature: Sendable, Hashable {
    /// "eu-central-1"; what a store calls it that has only one place.
    public var region: String
    /// "s3".
    public var service: String
    public var key: String
    public var secret: String

    public init(region: String, service: String, key: String, secret: String) {
        (self.region, self.service, self.key, self.secret) = (region, service, key, secret)
    }
}
