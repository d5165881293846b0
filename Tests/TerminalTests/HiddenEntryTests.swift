import CTerminal
import Foundation
import TestSupport
import TestTools
import Testing

@testable import Terminal

@Suite("Hidden entry", .serialized) struct HiddenEntryTests {
    @Test(arguments: [("ibrar1234\n", "ibrar1234", true), ("\u{4}", nil, false)] as [(String, String?, Bool)])
    func `turns echo off until the line or the input ends`(typed: String, expected: String?, isEchoOn: Bool)
        async throws
    {
        let terminal = try TerminalWindow()
        var events: [Event] = []
        let input = LineInput(descriptor: terminal.descriptor) { text in
            events.append(Event(shown: text, isEchoOn: terminal.isEchoing))
            if text == "Password: " { terminal.type(typed) }
        }

        let line = try await input.nextHiddenLine(prompt: "Password: ")

        let shown = [Event(shown: "Password: ", isEchoOn: false), Event(shown: "\n", isEchoOn: isEchoOn)]
        #expect(line == expected)
        #expect(events == shown)
        #expect(terminal.isEchoing)
        #expect(terminal.screen(upTo: "mark") == "mark")
    }

    @Test func `does not show what was typed ahead`() async throws {
        let terminal = try TerminalWindow()
        var shown: [String] = []
        let input = LineInput(descriptor: terminal.descriptor) { shown.append($0) }

        terminal.type("ibrar1234\n")
        let line = try await input.nextHiddenLine(prompt: "Password: ")

        #expect(line == "ibrar1234")
        shown.expect(["Password: ", "\n"])
    }

    @Test func `restores the settings from before, although echo was hidden twice, and once only`() throws {
        let terminal = try TerminalWindow()

        echo_hide(terminal.descriptor)
        echo_hide(terminal.descriptor)
        var echoes = [terminal.isEchoing]
        for restore in [echo_restore, terminal_resume] {
            restore()
            echoes.append(terminal.isEchoing)
        }

        echoes.expect([false, true, true])
    }

    @Test(arguments: [true, false])
    func `restores echo in a crash, unless that was done before`(isHidden: Bool) async throws {
        await #expect(processExitsWith: .exitCode(isHidden ? 40 : 41)) { [isHidden] in
            let terminal = try TerminalWindow()
            crashed = terminal.descriptor
            signal(SIGSEGV) { _ in _exit(isCrashedEchoing() ? 40 : 41) }
            echo_hide(terminal.descriptor)
            if !isHidden {
                echo_restore()
                var settings = terminal.settings
                settings.c_lflag &= ~tcflag_t(ECHO)
                tcsetattr(terminal.descriptor, TCSANOW, &settings)
            }

            kill(getpid(), SIGSEGV)

            while true { pause() }
        }
    }
}

private struct Event: Equatable {
    let shown: String
    let isEchoOn: Bool
}
