#if canImport(Darwin)
    import Foundation

    /// Sends requests with `URLSession`. Written for Apple's systems, and not tested there.
    final class URLSessionTransport: HTTPClient {
        /// Whether the system has the library.
        static let isAvailable = true

        private let session: URLSession = {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.httpAdditionalHeaders = ["User-Agent": Version.userAgent]
            configuration.httpShouldSetCookies = false
            configuration.timeoutIntervalForRequest = 60
            configuration.urlCache = nil
            configuration.urlCredentialStorage = nil
            return URLSession(configuration: configuration)
        }()

        deinit {
            session.invalidateAndCancel()
        }

        func send(_ request: HTTPRequest) async throws -> HTTPResponse {
            do {
                let (bytes, response) = try await session.bytes(for: URLRequest(request), delegate: RedirectRefusal())
                let tooLarge = TransferFailure(error: .tooLarge, reason: "The response exceeds the size limit.")
                var body = Data()
                do {
                    guard response.expectedContentLength <= request.sizeLimit else { throw tooLarge }
                    for try await byte in bytes {
                        guard body.count < request.sizeLimit else { throw tooLarge }
                        body.append(byte)
                    }
                } catch {
                    bytes.task.cancel()
                    throw error
                }
                return HTTPResponse(response, body: body)
            } catch let error as URLError {
                try Task.checkCancellation()
                throw TransferFailure(error: ServiceError(error.code), reason: error.localizedDescription)
            }
        }
    }

    /// Returns a redirect as the response: `RemoteClient` decides whether to follow it.
    private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? {
            nil
        }
    }

    extension URLRequest {
        fileprivate init(_ request: HTTPRequest) {
            self.init(url: request.url)
            allHTTPHeaderFields = request.headers
        }
    }

    extension HTTPResponse {
        fileprivate init(_ response: URLResponse, body: Data) {
            let response = response as? HTTPURLResponse
            let headers = response?.allHeaderFields as? [String: String]
            self.init(status: response?.statusCode ?? 0, headers: headers ?? [:], body: body)
        }
    }

    extension ServiceError {
        fileprivate init(_ code: URLError.Code) {
            switch code {
            case .timedOut: self = .timedOut
            case .networkConnectionLost, .badServerResponse: self = .cutShort
            case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
                .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
                self = .noConnection
            default: self = .unexpected
            }
        }
    }
#endif
