import Testing

@testable import Terminal

@Suite struct `A spinner` {
    @Test func `turns after each pause, and is cleared when the work is done`() async {
        var shown: [String] = []
        let pauses = AsyncStream<Void>.makeStream()
        let done = AsyncStream<Void>.makeStream()
        var turns = 0
        let spinner = Spinner {
            shown.append($0)
        } pause: {
            turns += 1
            guard turns > 5 else { return }
            done.continuation.finish()
            for await _ in pauses.stream {}
        }

        await spinner.turn { for await _ in done.stream {} }

        #expect(shown == ["\r-", "\r\\", "\r|", "\r/", "\r-", "\r \r"])
    }

    @Test func `is cleared, and stops, when the work fails`() async {
        var shown: [String] = []
        let pauses = AsyncStream<Void>.makeStream()
        let failure = AsyncStream<Void>.makeStream()
        var turns = 0
        let spinner = Spinner {
            shown.append($0)
        } pause: {
            turns += 1
            guard turns > 1 else { return }
            failure.continuation.finish()
            for await _ in pauses.stream {}
        }

        await #expect(throws: InputFailure.self) {
            try await spinner.turn { () throws(InputFailure) in
                for await _ in failure.stream {}
                throw InputFailure(reason: "")
            }
        }

        #expect(shown == ["\r-", "\r \r"])
    }

    @Test func `shows nothing if the work is done before the first pause ends`() async {
        var shown: [String] = []
        let pauses = AsyncStream<Void>.makeStream()
        let spinner = Spinner {
            shown.append($0)
        } pause: {
            for await _ in pauses.stream {}
        }

        await spinner.turn {}

        #expect(shown == [])
    }

    @Test(arguments: [(-900, "-"), (0, "-"), (199, "-"), (200, "\\"), (400, "|"), (600, "/"), (800, "-")])
    func `has the sign of the time, the first one if the clock was set back`(milliseconds: Int, sign: String) {
        #expect(Spinner.sign(at: .milliseconds(milliseconds)) == sign)
    }
}
