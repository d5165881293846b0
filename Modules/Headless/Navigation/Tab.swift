/// A tab: its title and the stack of screens in it.
package struct Tab {
    package let title: String
    package let stack: NavigationStack

    package init(title: String, stack: NavigationStack) {
        self.title = title
        self.stack = stack
    }
}
