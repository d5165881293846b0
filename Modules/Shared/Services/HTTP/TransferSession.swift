import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `URLSession` that stores nothing: no cookies, no cache, no credentials.
final class TransferSession: Sendable {
    private let delegate = TransferDelegate()
    private let session: URLSession
    private let idleTimeout: Int
    private let tasks = Mutex<[RequestQueue.Place: URLSessionDataTask]>([:])

    /// Creates a session whose requests end after `idleTimeout` without data.
    init(idleTimeout: Duration) {
        let configuration = URLSessionConfiguration.ephemeral
        // `RequestQueue` limits the requests. An abandoned one must not delay later ones until its connection is closed.
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
    func start(_ request: HTTPRequest, _ transfer: Transfer, at place: RequestQueue.Place) {
        guard transfer.isWanted else { return }
        var urlRequest = URLRequest(url: request.url, timeoutInterval: TimeInterval(idleTimeout))
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: urlRequest)
        delegate.add(transfer, for: task)
        tasks.withLock { $0[place] = task }
        task.resume()
    }

    /// Closes the connection of the request at `place`, unless it was never sent or has ended.
    func end(_ place: RequestQueue.Place) {
        guard let task = tasks.withLock({ $0.removeValue(forKey: place) }) else { return }
        #if canImport(FoundationNetworking)
            // On Linux canceling a task that is about to complete can abort the process. `suspend` closes the connection
            // a moment later; the second call waits until the first has done so. From then on nothing can complete the
            // task, and a completion already reported is delivered before the next operation of this serial queue.
            session.delegateQueue.addOperation { [queue = session.delegateQueue] in
                task.suspend()
                task.suspend()
                queue.addOperation { task.cancel() }
            }
        #else
            task.cancel()
        #endif
    }

    /// Waits for the transfers under way to end, then closes all connections.
    func retire() {
        session.finishTasksAndInvalidate()
    }
}
