/// The elements of Photos.
package struct PhotoListStoryboard {
    package let logOut = Button("Log out")
    package let refresh = Button("Refresh")
    package let photos = LoadableSection("Photos", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Photos", [.button(logOut), .button(refresh), .section(photos.section)])
    }
}
