/// The elements of Dashboard.
package struct DashboardStoryboard {
    package let logOut = Button("Log out")
    package let screen: Screen

    package init() {
        screen = Screen("Dashboard", [.button(logOut)])
    }
}
