import Headless
import Shared

/// One thing a user does or expects: a line of a scenario.
///
/// To add a step, add its case here, its form to `StepParser`, what it does to `ScenarioPlayer`, and its line to `StepGuide`.
package nonisolated enum Step: Equatable, Sendable {
    /// Replaces the text of a field; without a text where somebody at the keyboard is to be asked for it.
    case type(label: String, text: String?)
    case tap(label: String)
    case tapRow(RowReference)
    case tapAction(String, of: RowReference)
    /// A step about one section alone: a tap or an expectation.
    indirect case inSection(String, Step)
    case tab(String)
    case back
    case scrollToEnd
    case refresh
    case wait(Duration)
    case relaunch
    /// The system opens a deep link in the running app.
    case open(DeepLink)
    case network(Connection.Network)
    case expect(Expectation)
    case print
}
