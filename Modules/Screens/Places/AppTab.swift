import Headless

/// A tab of the app, in their order.
package enum AppTab: String, CaseIterable {
    case dashboard = "Dashboard"
    case photos = "Photos"
    case users = "Users"
    case favorites = "Favorites"

    /// The tab's position, from 0.
    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Tab {
    /// The tab of the app with `stack` in it.
    package init(_ tab: AppTab, _ stack: NavigationStack) {
        self.init(title: tab.rawValue, stack: stack)
    }
}
