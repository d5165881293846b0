import Headless

/// The tabs of the app, in order.
package enum AppTab: String, CaseIterable {
    case dashboard = "Dashboard"
    case photos = "Photos"
    case users = "Users"
    case favorites = "Favorites"

    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Tab {
    /// Creates a tab of the app around `stack`.
    package init(_ tab: AppTab, _ stack: NavigationStack) {
        self.init(title: tab.rawValue, stack: stack)
    }
}
