import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `URLSession` that stores nothing: no cookies, no cache, no credentials.
final class TransferSession: Sendable {
    private let delegate = TransferDelegate()
    private let session: URLSession
    private let idleTimeout: Int

    /// Creates a session whose requests end after `idleTimeout` without data, abandoned or not.
    init(idleTimeout: Duration) {
        let configuration = URLSessionConfiguration.ephemeral
        // `RequestQueue` limits the requests. An abandoned one must not delay later ones by holding a connection.
        configuration.httpMaximumConnectionsPerHost = Int(Int32.max)
        configuration.httpAdditionalHeaders = ["User-Agent": "arch-demo/\(Version.number)"]
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        self.idleTimeout = max(1, Int(idleTimeout.seconds.rounded(.up)))
    }

    /// Sends a request, unless it was abandoned. Must not be called after `retire`.
    func start(_ request: HTTPRequest, _ transfer: Transfer) {
        guard transfer.isWanted else { return }
        var urlRequest = URLRequest(url: request.url, timeoutInterval: TimeInterval(idleTimeout))
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: urlRequest)
        delegate.add(transfer, for: task)
        task.resume()
    }

    /// Waits for the transfers under way to end, then closes all connections.
    func retire() {
        session.finishTasksAndInvalidate()
    }
}
