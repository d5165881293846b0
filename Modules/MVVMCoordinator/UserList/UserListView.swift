/// The view of Users, driven by its binding.
protocol UserListView: BoundView<UserListViewModel.State, Never> {
    /// Shows the users, or a status and Retry instead, and whether they are being loaded.
    func render(_ state: UserListViewModel.State)
}
