import Headless

/// The elements of a category's feed.
package struct FeedStoryboard {
    package let pictures: LoadableSection
    package let screen: Screen

    /// Creates the feed of a category whose title may still be unknown.
    package init(category: String = "") {
        pictures = LoadableSection(category, identifier: "pictures", showsTitle: false)
        screen = Screen(category, [.section(pictures.section)])
    }

    /// Sets the title of screen and list.
    package func setTitle(_ title: String) {
        screen.title = title
        pictures.section.title = title
    }
}
