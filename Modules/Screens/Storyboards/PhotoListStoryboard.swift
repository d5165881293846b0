import Headless

/// The outlets and layout of Photos.
package struct PhotoListStoryboard {
    package let logOut = Button("Log out", identifier: "logOut")
    package let refresh = Button("Refresh", identifier: "refresh")
    package let photos = LoadableSection("Photos", identifier: "photos", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Photos", [.button(logOut), .button(refresh), .section(photos.section)])
    }
}
