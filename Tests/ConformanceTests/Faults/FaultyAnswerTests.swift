import Foundation
import TestSupport
import TestTools
import Testing

@Suite("An unusable response", .timeLimit(.minutes(4))) struct FaultyAnswerTests {
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

    /// Every kind of faulty answer; two kinds are tried again.
    static let all = [
        FaultyAnswer("401", .status(401), refused),
        FaultyAnswer("403", .status(403), refused),
        FaultyAnswer("404", .status(404), "Not found."),
        FaultyAnswer("429", .status(429), trouble, tries: 3),
        FaultyAnswer("500", .status(500), trouble, tries: 3),
        FaultyAnswer("cut short", .cutShort(body: Data("[1, 2]".utf8)), unexpected),
        FaultyAnswer("HTML", .html("<html>Welcome to the hotel</html>"), unexpected),
        FaultyAnswer("wrong shape", .json(#"{"photos": [1], "results": "none"}"#), unexpected),
        FaultyAnswer("5.1 MB", .spaces(5_100_000), unexpected),
        FaultyAnswer("gzip over the limit", .gzipBomb, unexpected),
        FaultyAnswer("cut short in the headers", raw("HTTP/1.1 200 OK\r\nContent-Ty"), unexpected),
        FaultyAnswer(
            "9 EB announced",
            raw("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n"),
            unexpected
        ),
        FaultyAnswer(
            "70,000 headers",
            raw("HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 70_000)),
            unexpected
        ),
        FaultyAnswer("without end", .endlessBody, unexpected),
        FaultyAnswer(
            "redirect without end",
            .endless(after: Data("HTTP/1.1 302\r\nLocation: /\r\n\r\n".utf8)),
            unexpected
        ),
    ]

    private static func raw(_ text: String) -> LoopbackResponse {
        .raw(Data(text.utf8))
    }

    private static let refused = "The service refused the request."
    private static let trouble = "The service is having trouble. Try again later."
    private static let unexpected = "The service sent something unexpected."
}

nonisolated extension LoopbackResponse {
    /// An empty JSON array with `count` spaces in it.
    fileprivate static func spaces(_ count: Int) -> LoopbackResponse {
        let body = Data("[".utf8) + Data(repeating: UInt8(ascii: " "), count: count) + Data("]".utf8)
        return .complete(status: 200, headers: ["Content-Type": "application/json"], body: body)
    }
}
