import Headless

/// The outlets and layout of Users.
package struct UserListStoryboard {
    package let logOut = Button("Log out", identifier: "logOut")
    package let users = LoadableSection("Users", identifier: "users", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Users", [.button(logOut), .section(users.section)])
    }
}
