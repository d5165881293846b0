/// The elements of Users.
package struct UserListStoryboard {
    package let logOut = Button("Log out")
    package let users = LoadableSection("Users", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("Users", [.button(logOut), .section(users.section)])
    }
}
