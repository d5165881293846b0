import TestSupport
import Testing

@testable import Terminal

struct SpinnerTests {
    @Test(arguments: [(5, false), (1, true), (0, false)])
    func `A spinner turns after each pause, and goes when the work is done or fails`(turns: Int, fails: Bool) async {
        var shown: [String] = []
        let pauses = AsyncStream<Void>.makeStream()
        let work = AsyncStream<Void>.makeStream()
        var turn = 0
        let spinner = Spinner {
            shown.append($0)
        } pause: {
            turn += 1
            guard turn > turns else { return }
            work.continuation.finish()
            for await _ in pauses.stream {}
        }

        var failure: InputFailure?
        do throws(InputFailure) {
            try await spinner.turn { () throws(InputFailure) in
                for await _ in work.stream {}
                if fails { throw InputFailure(reason: "") }
            }
        } catch {
            failure = error
        }

        let signs = ["\r-", "\r\\", "\r|", "\r/", "\r-"].prefix(turns) + (turns > 0 ? ["\r \r"] : [])
        shown.expect(Array(signs))
        #expect((failure != nil) == fails)
    }

    @Test(arguments: [(-900, "-"), (0, "-"), (199, "-"), (200, "\\"), (400, "|"), (600, "/"), (800, "-")])
    func `A spinner has the sign of the time, its first if the clock was set back`(milliseconds: Int, sign: String) {
        #expect(Spinner.sign(at: .milliseconds(milliseconds)) == sign)
    }
}
