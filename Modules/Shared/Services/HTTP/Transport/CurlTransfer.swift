#if os(Linux)
    import CCurl
    import Foundation

    /// One request on the thread of a `CurlLoop`, from its start to its end, when it calls its completion once.
    final class CurlTransfer {
        typealias Completion = @Sendable (Result<HTTPResponse, any Error>) -> Void

        /// The time after which a host counts as unreachable.
        private static let connectDeadline = Duration.seconds(10)

        let id: SerialNumber
        private let request: HTTPRequest
        private let completion: Completion
        private let multi: OpaquePointer
        private let kept: KeptConnections
        private let easy: OpaquePointer
        private var headers: OpaquePointer?
        private let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        private var head = ResponseHead()
        private var body = Data()
        private var isTooLarge = false
        /// The ends of the connection on which the request was sent.
        private var ends: KeptConnections.Ends?
        /// Whether libcurl calls `mayBeSent`, as it does since version 7.80.
        private var isChecked = true
        /// Whether the kept connection had an answer before the request was sent.
        private var isStale = false

        /// Starts `request` on `multi`, on a new connection if `isFresh`. Returns `nil`, after a call of `completion`,
        /// if memory is short.
        init?(
            _ id: SerialNumber,
            _ request: HTTPRequest,
            on multi: OpaquePointer,
            kept: KeptConnections,
            isFresh: Bool = false,
            completion: @escaping Completion
        ) {
            guard let easy = ccurl_easy_init() else {
                completion(.failure(TransferFailure(error: .unexpected, reason: "Out of memory.")))
                return nil
            }
            self.id = id
            self.request = request
            self.completion = completion
            (self.multi, self.kept, self.easy) = (multi, kept, easy)
            reason.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
            setOptions(isFresh: isFresh)
            setCallbacks()
            _ = ccurl_multi_add_handle(multi, easy)
        }

        deinit {
            _ = ccurl_multi_remove_handle(multi, easy)
            ccurl_easy_cleanup(easy)
            ccurl_slist_free_all(headers)
            reason.deallocate()
        }

        /// Returns the transfer that a handle belongs to, while it is under way.
        static func of(_ easy: OpaquePointer) -> CurlTransfer? {
            at(ccurl_get_pointer(easy, CURLINFO_PRIVATE))
        }

        func cancel() {
            completion(.failure(CancellationError()))
        }

        /// Reports the result of the transfer, which has ended with `code`; or returns a new one, if the connection was
        /// stale.
        func end(_ code: Int32) -> CurlTransfer? {
            if isStale {
                return CurlTransfer(id, request, on: multi, kept: kept, isFresh: true, completion: completion)
            }
            if let ends { kept.add(ccurl_get_socket(easy, CURLINFO_ACTIVESOCKET), ends) }
            let status = ccurl_get_long(easy, CURLINFO_RESPONSE_CODE)
            if isTooLarge {
                fail(.tooLarge, "The response exceeds the size limit.")
            } else if code != CURLE_OK {
                fail(ServiceError(curl: code, isConnected: isConnected), reasonText(code))
            } else if !head.isComplete || status < 200 {
                fail(.cutShort, "The connection ended inside the headers.")
            } else {
                completion(.success(HTTPResponse(status: status, headers: head.fields, body: body)))
            }
            return nil
        }

        private func fail(_ error: ServiceError, _ reason: String) {
            completion(.failure(TransferFailure(error: error, reason: reason)))
        }

        /// Returns the library's words for the failure, unless they quote the address of a proxy: any part of a
        /// malformed one may be a password.
        private func reasonText(_ code: Int32) -> String {
            let text = String(cString: reason[0] == 0 ? ccurl_easy_strerror(code) : UnsafePointer(reason))
            let quotesProxy = code == CURLE_COULDNT_RESOLVE_PROXY || text.hasPrefix("Unsupported proxy")
            return quotesProxy ? "The proxy in the environment cannot be used." : text
        }

        private func setOptions(isFresh: Bool) {
            for (name, value) in request.headers { headers = ccurl_slist_append(headers, "\(name): \(value)") }
            _ = ccurl_set_pointer(easy, CURLOPT_HTTPHEADER, UnsafeRawPointer(headers))
            _ = ccurl_set_pointer(easy, CURLOPT_URL, request.url.absoluteString)
            _ = ccurl_set_pointer(easy, CURLOPT_USERAGENT, Version.userAgent)
            _ = ccurl_set_pointer(easy, CURLOPT_ACCEPT_ENCODING, "gzip")
            _ = ccurl_set_long(easy, CURLOPT_PATH_AS_IS, 1)
            _ = ccurl_set_long(easy, CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
            _ = ccurl_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
            _ = ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, Int(Self.connectDeadline.seconds * 1_000))
            _ = ccurl_set_offset(easy, CURLOPT_MAXFILESIZE_LARGE, Int64(request.sizeLimit))
            _ = ccurl_set_long(easy, CURLOPT_FRESH_CONNECT, isFresh ? 1 : 0)
            _ = ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
            // A canceled transfer leaves its name resolution alone instead of waiting for it (libcurl 7.87).
            _ = ccurl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
            // No proxy, whatever the environment says.
            if request.url.isLoopback { _ = ccurl_set_pointer(easy, CURLOPT_PROXY, "") }
            if let certificates = ProcessInfo.processInfo.environment["SSL_CERT_FILE"] {
                _ = ccurl_set_pointer(easy, CURLOPT_CAINFO, certificates)
            }
        }

        private func setCallbacks() {
            let context = Unmanaged.passUnretained(self).toOpaque()
            _ = ccurl_set_pointer(easy, CURLOPT_PRIVATE, context)
            _ = ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, reason)
            _ = ccurl_set_pointer(easy, CURLOPT_PREREQDATA, context)
            let code = ccurl_set_check(easy, CURLOPT_PREREQFUNCTION) { context, remote, local, remotePort, localPort in
                let ends = KeptConnections.Ends(remote, remotePort, local, localPort)
                return CurlTransfer.at(context)?.mayBeSent(on: ends) == true ? 0 : 1
            }
            isChecked = code == CURLE_OK
            // Otherwise nobody would notice an answer that arrives on a kept connection.
            if !isChecked { _ = ccurl_set_long(easy, CURLOPT_FORBID_REUSE, 1) }
            _ = ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context)
            _ = ccurl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
                CurlTransfer.at(context)?.receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }
            _ = ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context)
            _ = ccurl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
                CurlTransfer.at(context)?.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }
        }

        private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
            context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
        }

        /// Returns whether the connection is new, or a kept one on which nothing has arrived yet.
        private func mayBeSent(on ends: KeptConnections.Ends) -> Bool {
            self.ends = ends
            isStale = kept.removeReturningHasInput(ends)
            return !isStale
        }

        /// Whether there was a connection to the service itself, not only to a proxy that opened none.
        private var isConnected: Bool {
            isChecked ? ends != nil : ccurl_get_long(easy, CURLINFO_HTTP_CONNECTCODE) < 300
        }

        /// Returns the number of bytes accepted; less than all of them ends the transfer.
        private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Int {
            isTooLarge = !head.add(line)
            return isTooLarge ? 0 : line.count
        }

        private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
            isTooLarge = body.count + bytes.count > request.sizeLimit
            guard !isTooLarge else { return 0 }
            body.append(contentsOf: bytes)
            return bytes.count
        }
    }

    extension ServiceError {
        /// Creates the error for a transfer that ended with `code`; `isConnected` says whether it had a connection to
        /// the service. libcurl's own deadline is only for connecting.
        fileprivate init(curl code: Int32, isConnected: Bool) {
            switch code {
            case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT,
                CURLE_OPERATION_TIMEDOUT, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION,
                CURLE_SSL_CACERT_BADFILE, CURLE_PROXY:
                self = .noConnection
            case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR:
                self = isConnected ? .cutShort : .noConnection
            case CURLE_FILESIZE_EXCEEDED: self = .tooLarge
            default: self = .unexpected
            }
        }
    }
#endif
