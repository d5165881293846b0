/// The elements of Favorites.
package struct FavoritesStoryboard {
    package let logOut = Button("Log out")
    package let pictures = LoadableSection("Favorites", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Favorites", [.button(logOut), .section(pictures.section)])
    }
}
