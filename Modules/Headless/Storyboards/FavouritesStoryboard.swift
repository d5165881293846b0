/// The elements of Favourites.
package struct FavouritesStoryboard {
    package let logOut = Button("Log out")
    package let pictures = LoadableSection("Favourites", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Favourites", [.button(logOut), .section(pictures.section)])
    }
}
