import Headless

/// The elements of a category's feed.
package struct FeedStoryboard {
    package let pictures: LoadableSection
    package let screen: Screen

    /// The feed of the category with that title, or of one that is not known yet.
    package init(category: String = "") {
        pictures = LoadableSection(category, identifier: "pictures", showsTitle: false)
        screen = Screen(category, [.section(pictures.section)])
    }

    /// Titles screen and list.
    package func setTitle(_ title: String) {
        screen.title = title
        pictures.section.title = title
    }
}
