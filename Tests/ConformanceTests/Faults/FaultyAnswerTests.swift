import Foundation
import TestSupport
import TestTools
import Testing

@Suite("An unusable response") struct FaultyAnswerTests {
    @Test(arguments: FaultyAnswer.all)
    func `leaves Photos empty with the reason, until a retry succeeds`(answer: FaultyAnswer) async throws {
        let trial = Trial(["/photos": repeated(answer) + [.json(ServiceResponses.photos(1...3))]])
        let story = """
            tab "Photos"
            wait 10
            expect idle
            expect rows 0
            expect text "Could not load photos. \(answer.reason)"
            expect requests \(answer.tries) "/photos"
            print
            tap "Retry"
            expect rows 3
            expect no text "Could not load"
            """

        try await trial.play(on: "users", story)
    }

    private func repeated(_ answer: FaultyAnswer) -> [LoopbackResponse] {
        Array(repeating: answer.reply, count: answer.tries)
    }
}

/// A faulty answer, the reason on the screen and the number of tries.
nonisolated struct FaultyAnswer: CustomTestStringConvertible {
    let testDescription: String
    let reply: LoopbackResponse
    let reason: String
    let tries: Int

    private init(_ name: String, _ reply: LoopbackResponse, _ reason: String, tries: Int = 1) {
        testDescription = name
        self.reply = reply
        self.reason = reason
        self.tries = tries
    }

    /// An answer of each kind; one kind is tried again. SharedTests know further answers of these kinds.
    static let all = [
        FaultyAnswer("403", .status(403), "The service refused the request."),
        FaultyAnswer("404", .status(404), "Not found."),
        FaultyAnswer("500", .status(500), "The service is having trouble. Try again later.", tries: 3),
        FaultyAnswer("cut short", .cutShort(body: Data("[1, 2]".utf8)), unexpected),
        FaultyAnswer("HTML", .html("<html>Welcome to the hotel</html>"), unexpected),
        FaultyAnswer("gzip over the limit", .gzipBomb, unexpected),
    ]

    private static let unexpected = "The service sent something unexpected."
}
