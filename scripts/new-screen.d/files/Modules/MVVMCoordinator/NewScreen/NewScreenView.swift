/// The view of New screen, driven by its binding.
protocol NewScreenView: BoundView<NewScreenViewModel.State, Never> {
    /// Shows the emails, or a status and Retry instead, and whether they are being read.
    func render(_ state: NewScreenViewModel.State)
}
