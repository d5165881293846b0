import Headless

/// The outlets and layout of a category's feed.
package struct FeedStoryboard {
    package let pictures: LoadableSection
    package let screen: Screen

    /// Creates the screen without a title.
    package init() {
        pictures = LoadableSection("", identifier: "pictures", showsTitle: false)
        screen = Screen("", [.section(pictures.section)])
    }

    /// Sets the title of screen and list.
    package func setTitle(_ title: String) {
        screen.title = title
        pictures.section.title = title
    }
}
