/// The content of one view controller: a title and labeled elements, from top to bottom.
package final class Screen {
    /// The heading; a screen reader would say it first.
    package var title: String {
        didSet { if title != oldValue { didChange() } }
    }
    package let elements: [Element]
    /// Whether the screen as a whole waits for something.
    package var isBusy = false {
        didSet { if isBusy != oldValue { didChange() } }
    }

    /// Called when a person pulls to refresh; `nil` where the screen cannot be refreshed.
    package var onRefresh: (() -> Void)?
    /// Called when a person scrolls to the end.
    package var onScrollToEnd: (() -> Void)?

    /// The place of the screen's view controller in a window.
    weak var page: Page?
    private var images: ScreenImages?

    package init(_ title: String, _ elements: [Element]) {
        self.title = title
        self.elements = elements
        for element in elements { element.observe { [weak self] in self?.didChange() } }
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

    private func didChange() {
        page?.screenDidChange()
    }
}
