/// Leads away from Users.
final class UserListRouter: UserListRouting {
    private weak var app: (any AppModuleInput)?

    init(app: (any AppModuleInput)?) {
        self.app = app
    }

    func logOut() {
        app?.logOut()
    }
}
