import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `URLSession` that keeps nothing: no cookies, no cache, no credentials.
final class TransferSession: Sendable {
    private let delegate = TransferDelegate()
    private let session: URLSession
    private let idleTimeout: Int

    /// A request that hears nothing for `idleTimeout` ends, wanted or not.
    init(idleTimeout: Duration) {
        let configuration = URLSessionConfiguration.ephemeral
        // The queue limits requests. An abandoned one must hold no connection back from those after it.
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

    /// Sends a request, if its answer is still wanted. Not to be called after `retire`.
    func start(_ request: HTTPRequest, _ transfer: Transfer) {
        guard transfer.isWanted else { return }
        var urlRequest = URLRequest(url: request.url, timeoutInterval: TimeInterval(idleTimeout))
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: urlRequest)
        delegate.add(transfer, for: task)
        task.resume()
    }

    /// Lets what is under way end, then closes all connections.
    func retire() {
        session.finishTasksAndInvalidate()
    }
}
