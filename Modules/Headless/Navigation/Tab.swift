/// A tab: its title and the view at the bottom of its stack.
package struct Tab {
    package let title: String
    let root: any ViewController

    package init(_ title: String, root: any ViewController) {
        self.title = title
        self.root = root
    }
}
