/// Shows banners one after another while they are visible.
@MainActor
package final class BannerRotation {
    private let ticker: Ticker
    private var count = 0
    private var position = 0
    private var show: @MainActor (_ position: Int) -> Void = { _ in }

    /// Whether the banners are visible; they move only then. The banner in view stays for a full interval after each
    /// change.
    package var isVisible = false {
        didSet { restart() }
    }

    /// Creates a rotation without banners.
    package init(clock: any AppClock) {
        ticker = Ticker(clock: clock, interval: .seconds(3))
    }

    /// Calls `show` at once with position 0, and every three seconds with that of the next of `count` banners; the
    /// first follows the last.
    package func start(count: Int, show: @escaping @MainActor (_ position: Int) -> Void) {
        self.count = count
        self.show = show
        move(to: 0)
        restart()
    }

    private func restart() {
        guard isVisible, count > 0 else { return ticker.stop() }
        ticker.start { [weak self] in self?.advance(by: $0) }
    }

    private func advance(by banners: Int) {
        move(to: (position + banners) % count)
    }

    private func move(to position: Int) {
        self.position = position
        show(position)
    }
}
