import Foundation
import PseudoTerminal

// Checks `arch-demo`, whose path is the argument, in a pseudo-terminal; the status is 1 if a check fails. Further
// arguments choose the checks whose sentence contains one of them.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let command = arguments.first else {
    print("usage: terminal-checks ARCH-DEMO [WORD…]")
    exit(64)
}
let words = arguments.dropFirst()
let patterns = try PatternNames.listed(by: command)
let checks = (WalkChecks.all(patterns) + EndingChecks.all + TitleChecks.all(patterns) + ConsoleChecks.all).filter {
    check in
    words.isEmpty || words.contains { check.sentence.contains($0) }
}

let lab = try Lab(command: command)
var hasFailed = false
for check in checks {
    let outcome: TerminalCheck.Outcome
    do {
        outcome = try await check.measure(lab)
    } catch {
        outcome = TerminalCheck.Outcome(isPassed: false, measured: (error as? CheckFailure)?.reason ?? "\(error)")
    }
    hasFailed = hasFailed || !outcome.isPassed
    print("\(outcome.isPassed ? "✓" : "✗") \(check.sentence)\n    \(outcome.measured) (limit: \(check.limit))")
}
lab.close()
exit(hasFailed ? 1 : 0)
