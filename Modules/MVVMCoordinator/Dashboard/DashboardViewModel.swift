/// Presides over the first tab.
final class DashboardViewModel {
    private let exits: DashboardExits

    init(exits: DashboardExits) {
        self.exits = exits
    }

    func logOut() {
        exits.logOut()
    }
}
