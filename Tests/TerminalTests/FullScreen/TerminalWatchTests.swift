import TestSupport
import TestTools
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct TerminalWatchTests {
    @Test func `Keys that wait are one event, in the order of all events, and the end is the last`() async throws {
        let terminal = try TerminalWindow()
        let (events, report) = AsyncStream.makeStream(of: TerminalEvent.self)
        let watch = TerminalWatch(of: terminal.descriptor) { event in
            report.yield(event)
            if event == .ended { report.finish() }
        } onContinue: {
        }

        for event in [.input([1]), .input([2]), .resized, .input([3]), .ended, .resized] as [TerminalEvent] {
            watch.post(event)
        }
        var reported: [TerminalEvent] = []
        for await event in events { reported.append(event) }

        reported.expect([.input([1, 2]), .resized, .input([3]), .ended])
    }
}
