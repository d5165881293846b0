/// A flow of screens. It constructs their views and view models, and alone pushes, presents and closes them.
///
/// The parent owns it until it finishes; it holds its parent weakly, through the closures of its exits.
protocol Coordinator: AnyObject {
    /// Shows the first screen of the flow.
    func start()
}

extension [any Coordinator] {
    /// Removes `child`, which has finished.
    mutating func release(_ child: any Coordinator) {
        removeAll { $0 === child }
    }
}
