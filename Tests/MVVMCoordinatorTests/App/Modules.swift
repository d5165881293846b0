/// The objects each screen is made of, its coordinator included.
enum Modules {
    static let login = ["Binding", "LoginCoordinator", "LoginViewController", "LoginViewModel"]
    static let signup = ["Binding", "SignupCoordinator", "SignupViewController", "SignupViewModel"]
    static let tabs = [
        "Binding", "DashboardCoordinator", "DashboardViewController", "DashboardViewModel",
        "TabsCoordinator", "UserListCoordinator", "UserListViewController", "UserListViewModel",
    ]
}
