import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Forwards the events of `URLSession` to the transfer they belong to.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])

    func add(_ transfer: Transfer, for task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfers.withLock { $0[dataTask.taskIdentifier]?.receive(data) }
    }

    func urlSession(
        _: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let mayFollow = transfers.withLock { $0[task.taskIdentifier]?.redirect() ?? false }
        // On Linux the new request's URL stays http whatever the location says, and is wrong for relative locations.
        let location = response.value(forHTTPHeaderField: "Location") ?? ""
        let target = URL(string: location, relativeTo: response.url)
        guard mayFollow, let url = target.flatMap({ WebAddress($0.absoluteString)?.url }) else {
            return completionHandler(nil)
        }
        var request = newRequest
        request.url = url
        if url.origin != response.url?.origin { request.setValue(nil, forHTTPHeaderField: "Authorization") }
        completionHandler(request)
    }

    /// Returns a 401 with a challenge as the response, because the services use no HTTP authentication. Canceling is
    /// safe here, since the transfer is over; the default handling never ends on Linux.
    func urlSession(
        _: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let response = challenge.failureResponse as? HTTPURLResponse else {
            return completionHandler(.performDefaultHandling, nil)
        }
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.finish(status: response.statusCode, headers: response.headers)
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let error {
            transfer.finish(throwing: ServiceError(error))
        } else if let response = task.response as? HTTPURLResponse {
            transfer.finish(status: response.statusCode, headers: response.headers)
        } else {
            transfer.finish(throwing: .cutShort)
        }
    }
}

extension URL {
    fileprivate var origin: [String] {
        [scheme ?? "", host() ?? "", port?.description ?? ""]
    }
}

extension HTTPURLResponse {
    fileprivate var headers: [String: String] {
        allHeaderFields.reduce(into: [:]) { headers, field in
            if let name = field.key as? String, let value = field.value as? String { headers[name] = value }
        }
    }
}

extension ServiceError {
    /// Creates the error for a failed transfer. On Linux a truncated body is reported as `unknown`, a missing response
    /// as `badServerResponse`.
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .timedOut: self = .timedOut
        case .networkConnectionLost, .badServerResponse, .unknown: self = .cutShort
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet, .secureConnectionFailed:
            self = .noConnection
        default: self = .unexpected
        }
    }
}
