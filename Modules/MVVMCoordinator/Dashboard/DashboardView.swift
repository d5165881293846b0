/// The view of Dashboard, driven by its binding.
protocol DashboardView: BoundView<DashboardViewModel.State, Never> {
    /// Shows each part's rows, failure and Retry, which parts are being loaded, and the banner in view.
    func render(_ state: DashboardViewModel.State)
}
