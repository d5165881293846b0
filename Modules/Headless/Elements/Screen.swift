import Observation

/// What one view shows: a title and labeled elements, from top to bottom.
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
    @ObservationIgnored private var images: ScreenImages?

    package init(_ title: String, _ elements: [Element]) {
        self.title = title
        self.elements = elements
    }

    /// How far the picture at `address` is.
    package func state(of address: String) -> ImageState {
        images?.state(of: address) ?? .placeholder
    }

    /// Called before the screen appears for the first time: from now on its pictures are loaded.
    func load(_ images: ScreenImages) {
        self.images = images
        for element in elements { element.observeImages { [weak self] in self?.showImages() } }
        showImages()
    }

    /// Called when the screen appears again: pictures that failed are loaded again.
    func retryImages() {
        images?.retry()
    }

    /// Refreshes the screen, as pulling it down does; pictures that failed are loaded again.
    package func refresh() {
        retryImages()
        onRefresh?()
    }

    private func showImages() {
        images?.show(Set(elements.flatMap(\.imageAddresses)))
    }

    /// Leaves the screen, wherever it lies.
    package func leave() {
        navigator?.leave(self)
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
