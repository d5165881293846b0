import CTerminal
import Foundation
import TestSupport
import TestTools
import Testing

@testable import Terminal

@Suite("Hidden entry", .serialized, .timeLimit(.minutes(4))) struct HiddenEntryTests {
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
}
