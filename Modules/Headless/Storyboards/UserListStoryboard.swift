/// The elements of Users.
package struct UserListStoryboard {
    package let logOut = Button("Log out")
    package let retry = Button("Retry", isHidden: true)
    package let users: Section
    package let screen: Screen

    package init() {
        users = Section("Users", showsTitle: false, buttons: [retry])
        screen = Screen("Users", [.button(logOut), .section(users)])
    }
}
