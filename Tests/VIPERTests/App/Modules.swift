/// The objects each screen is made of.
enum Modules {
    static let login = ["LoginInteractor", "LoginPresenter", "LoginRouter", "LoginViewController"]
    static let signup = ["SignupInteractor", "SignupPresenter", "SignupRouter", "SignupViewController"]
    static let tabs = [
        "DashboardPresenter", "DashboardRouter", "DashboardViewController",
        "UserListInteractor", "UserListPresenter", "UserListRouter", "UserListViewController",
    ]
}
