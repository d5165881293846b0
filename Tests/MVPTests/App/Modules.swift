/// The objects each screen is made of.
enum Modules {
    static let login = ["LoginPresenter", "LoginViewController"]
    static let signup = ["SignupPresenter", "SignupViewController"]
    static let tabs = [
        "DashboardPresenter", "DashboardViewController", "UserListPresenter", "UserListViewController",
    ]
}
