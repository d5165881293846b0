import Observation

/// What one view shows: a title and labelled elements, from top to bottom.
@Observable
package final class Screen {
    /// The heading; a screen reader would say it first.
    package let title: String
    package let elements: [Element]
    /// Whether the screen as a whole waits for something.
    package var isBusy = false

    /// Called when a person pulls to refresh; nothing where the screen can't.
    @ObservationIgnored package var onRefresh: (() -> Void)?
    /// Called when a person scrolls to the end; nothing where there is no more to come.
    @ObservationIgnored package var onScrollToEnd: (() -> Void)?

    /// The navigator the screen is on, while it is on one.
    @ObservationIgnored package internal(set) weak var navigator: Navigator?

    package init(_ title: String, _ elements: [Element]) {
        self.title = title
        self.elements = elements
    }

    /// Shows an alert as soon as the alerts before it are answered.
    package func show(_ alert: Alert) {
        navigator?.show(alert)
    }

    /// Shows a notice in place of the one before it.
    package func show(notice: String) {
        navigator?.show(notice: notice)
    }
}

/// One part of a screen.
package enum Element {
    case field(Field)
    case button(Button)
    case text(Label)
    case section(Section)
}
