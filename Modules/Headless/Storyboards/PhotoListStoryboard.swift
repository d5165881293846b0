/// The elements of Photos.
package struct PhotoListStoryboard {
    package let logOut = Button("Log out")
    private let refresh = Button("Refresh")
    package let photos = LoadableSection("Photos", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Photos", [.button(logOut), .button(refresh), .section(photos.section)])
        refresh.onTap = { [weak screen] in screen?.refresh() }
    }
}
