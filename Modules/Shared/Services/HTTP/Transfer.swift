import Foundation

/// One request under way: the bytes that have come, and who waits for them.
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

    /// Keeps the bytes, unless there are more than the app accepts or nobody wants them.
    mutating func receive(_ data: Data) {
        guard isWanted, body.count + data.count <= sizeLimit else {
            body = Data()
            return finish(throwing: .tooLarge)
        }
        body.append(data)
    }

    /// Whether to follow one more redirect; what has come so far was not the answer.
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
