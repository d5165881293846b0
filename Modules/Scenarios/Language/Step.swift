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
}
