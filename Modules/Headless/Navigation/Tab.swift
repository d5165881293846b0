/// A tab: its title and the view at the bottom of its stack.
package struct Tab {
    /// The tabs of the app, in their order.
    package enum Name: String, CaseIterable {
        case dashboard = "Dashboard"
        case photos = "Photos"
        case users = "Users"
        case favorites = "Favorites"

        /// The tab's place, from 0.
        package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    package let title: String
    let root: any ViewController

    package init(_ name: Name, root: any ViewController) {
        title = name.rawValue
        self.root = root
    }
}
