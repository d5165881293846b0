import Headless

/// The outlets and layout of Favorites.
package struct FavoritesStoryboard {
    package let logOut = Button("Log out", identifier: "logOut")
    package let pictures = LoadableSection("Favorites", identifier: "pictures", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Favorites", [.button(logOut), .section(pictures.section)])
    }
}
