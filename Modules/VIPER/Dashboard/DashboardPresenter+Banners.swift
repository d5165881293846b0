import Shared

/// Moves the banners while they are visible: every three seconds to the next, from the last to the first.
extension DashboardPresenter {
    /// Shows the first of `count` new banners for a full interval.
    func startBanners(count: Int) {
        bannerCount = count
        showBanner(at: 0)
        restartTicker()
    }

    /// Sets whether the banners are visible. The one in view stays for a full interval after each change.
    func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        restartTicker()
    }

    private func restartTicker() {
        guard isVisible, bannerCount > 0 else { return ticker.stop() }
        ticker.start { [weak self] intervals in self?.moveBanners(by: intervals) }
    }

    private func moveBanners(by intervals: Int) {
        showBanner(at: (bannerPosition + intervals) % bannerCount)
    }

    private func showBanner(at position: Int) {
        bannerPosition = position
        view?.showBanner(at: position)
    }
}
