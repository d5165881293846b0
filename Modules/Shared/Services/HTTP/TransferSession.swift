import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `URLSession` that keeps nothing: no cookies, no cache, no credentials.
final class TransferSession: Sendable {
    static let connectionsPerHost = 6

    private let delegate = TransferDelegate()
    private let session: URLSession
    private let idleTimeout: Int

    /// A request that hears nothing for `idleTimeout` ends, wanted or not.
    init(idleTimeout: Duration) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = Self.connectionsPerHost
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        self.idleTimeout = max(1, idleTimeout.secondsRoundedUp)
    }

    /// How many requests are under way whose answer nobody wants any more.
    var abandonedCount: Int {
        delegate.abandonedCount
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
