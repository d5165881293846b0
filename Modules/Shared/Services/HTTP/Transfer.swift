import Foundation

/// A request under way: the bytes received so far, and the caller's pending wait.
struct Transfer {
    static let redirectLimit = 5

    private let pending: Pending<HTTPResponse>
    private let sizeLimit: Int
    private var body = Data()
    private var redirects = 0

    init(pending: Pending<HTTPResponse>, sizeLimit: Int) {
        self.pending = pending
        self.sizeLimit = sizeLimit
    }

    var isWanted: Bool {
        pending.isWanted
    }

    /// Appends the bytes, unless they exceed the size limit or the request was abandoned.
    mutating func receive(_ data: Data) {
        guard isWanted, body.count + data.count <= sizeLimit else {
            body = Data()
            return finish(throwing: .tooLarge)
        }
        body.append(data)
    }

    /// Returns whether to follow one more redirect, and discards the bytes received so far.
    mutating func redirect() -> Bool {
        redirects += 1
        body = Data()
        return redirects <= Self.redirectLimit
    }

    func finish(status: Int, headers: [String: String]) {
        pending.resume(with: .success(HTTPResponse(status: status, headers: headers, body: body)))
    }

    func finish(throwing error: ServiceError) {
        pending.resume(with: .failure(error))
    }
}
