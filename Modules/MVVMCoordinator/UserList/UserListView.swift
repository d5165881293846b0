/// Users as its binding drives it.
protocol UserListView: BoundView<UserListViewModel.State, Never> {
    /// Shows the users, or a status and Retry instead, and whether they are being loaded.
    func render(_ state: UserListViewModel.State)
}
