#if os(Linux)
    import CCurl
    import Foundation
    import Synchronization

    /// Sends requests with the system's libcurl, which is opened for the first one.
    final class CurlTransport: HTTPClient {
        /// Whether the system has the library; opens it.
        static let isAvailable = ccurl_open()

        private let loop = Mutex<CurlLoop?>(nil)

        init() {
            // Otherwise the memory of many large responses stays with the app.
            ccurl_return_large_blocks()
        }

        deinit {
            loop.withLock { $0?.post(.end) }
        }

        /// When the task is canceled, the connection of the request is closed, or not opened.
        func send(_ request: HTTPRequest) async throws -> HTTPResponse {
            try Task.checkCancellation()
            let loop = try startedLoop()
            let id = SerialNumber()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    loop.post(.start(id, request) { continuation.resume(with: $0) })
                    if Task.isCancelled { loop.post(.cancel(id)) }
                }
            } onCancel: {
                loop.post(.cancel(id))
            }
        }

        private func startedLoop() throws(TransferFailure) -> CurlLoop {
            guard Self.isAvailable else {
                throw TransferFailure(error: .noConnection, reason: MissingLibrary().message)
            }
            let loop = loop.withLock { loop in
                loop = loop ?? CurlLoop()
                return loop
            }
            guard let loop else {
                throw TransferFailure(error: .noConnection, reason: "There is too little memory, or no file left.")
            }
            return loop
        }
    }
#endif
