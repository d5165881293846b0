import Headless
import Shared

/// A line of a scenario: an action or an expectation.
///
/// To add a step, add its case here, its form to `StepParser`, its action to `ScenarioPlayer`, and its line to
/// `StepGuide`.
package nonisolated enum Step: Equatable, Sendable {
    /// Replaces the text of a field; the prompt asks the user for a text that is `nil`.
    case type(label: String, text: String?)
    case tap(label: String)
    case tapRow(RowReference)
    case tapAction(String, of: RowReference)
    /// A tap or an expectation that applies to one section.
    indirect case inSection(String, Step)
    case tab(String)
    case back
    case scrollToEnd
    case refresh
    case wait(Duration)
    case relaunch
    /// Opens a deep link in the running app, as the system would.
    case open(DeepLink)
    case network(Connection.Network)
    case expect(Expectation)
    case print
    /// An action in the same turn as the step before it, by a user who is faster than the app.
    indirect case inSameTurn(Step)
}

extension Step {
    /// Whether the step is something that a user or the system does to the running app.
    package nonisolated var isAction: Bool {
        switch self {
        case .type, .tap, .tapRow, .tapAction, .tab, .back, .scrollToEnd, .refresh, .open: true
        case .inSection(_, let step): step.isAction
        case .wait, .relaunch, .network, .expect, .print, .inSameTurn: false
        }
    }

    /// Whether the step happens in the same turn as the step before it.
    package nonisolated var isInSameTurn: Bool {
        if case .inSameTurn = self { true } else { false }
    }
}
