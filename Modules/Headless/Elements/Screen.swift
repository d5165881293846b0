import Shared

/// The content of a view controller: a title and labeled elements, from top to bottom.
package final class Screen {
    /// The heading, which a screen reader reads first.
    package var title: String {
        didSet { if title != oldValue { didChange() } }
    }
    package let elements: [Element]
    /// Whether the screen as a whole shows that it is busy.
    package var isBusy = false {
        didSet { if isBusy != oldValue { didChange() } }
    }

    /// Called when the user pulls to refresh; `nil` if the screen cannot be refreshed.
    package var onRefresh: (() -> Void)?
    /// Called when the user scrolls to the end.
    package var onScrollToEnd: (() -> Void)?

    /// The place of the screen's view controller in a window.
    weak var page: Page?
    /// Whether the view controller's `viewDidLoad` was called.
    var isLoaded = false
    private var images: ScreenImages?
    private var update: (() -> Void)?

    package init(_ title: String, _ elements: [Element]) {
        self.title = title
        self.elements = elements
        for element in elements { element.observe { [weak self] in self?.didChange() } }
    }

    /// Returns the loading state of the image at `address`.
    package func state(of address: ExactText) -> ImageState {
        images?.state(of: address) ?? .placeholder
    }

    /// The loading states of the images shown, by address; empty before the screen has appeared.
    package var imageStates: [ExactText: ImageState] { images?.states ?? [:] }

    /// Asks the device to call `update` as soon as the turn has ended, or before the user's next action if that comes
    /// first, as UIKit updates properties before it delivers a touch. Of several updates in one turn, the last is
    /// called.
    package func setNeedsUpdate(_ update: @escaping () -> Void) {
        self.update = update
        page?.window?.scheduleUpdate(of: self)
    }

    /// Calls the update that was asked for, if there is one.
    func updateIfNeeded() {
        let due = update
        update = nil
        due?()
    }

    /// Called before the screen appears for the first time; starts to load its images.
    func load(_ images: ScreenImages) {
        self.images = images
        for element in elements { element.observeImages { [weak self] in self?.showImages() } }
        showImages()
    }

    /// Called when the screen appears again; loads images that failed.
    func retryImages() {
        images?.retry()
    }

    /// Refreshes the screen, as pulling it down does, and loads images that failed.
    package func refresh() {
        retryImages()
        onRefresh?()
    }

    private func showImages() {
        images?.show(Set(elements.flatMap(\.imageAddresses)))
    }

    /// Called after each change of what the screen shows.
    func didChange() {
        page?.screenDidChange()
    }
}
