/// The reasons why an action is not possible.
package enum DeviceError: Error, Equatable {
    /// There is no element of that kind and label.
    case notFound(ElementKind, String)
    /// The row does not have that action; `labels` are those of its actions.
    case noAction(String, labels: [String])
    /// There is no row with that number.
    case noRow(Int, count: Int)
    /// The screen cannot be refreshed.
    case cannotRefresh
    /// The action is blocked by an alert, which has to be answered first.
    case alertInTheWay(String)
    /// The action is blocked by a sheet, which has to be closed first.
    case sheetInTheWay(String)
    /// The whole app is busy.
    case busy

    /// One sentence for the user.
    package var message: String {
        switch self {
        case .notFound(let kind, let label): "There is no \(kind.rawValue) “\(label)” here."
        case .noAction(let label, _): "There is no action “\(label)” here."
        case .noRow(let number, let count):
            "There is no row \(number) here: there \(count == 1 ? "is" : "are") \(count)."
        case .cannotRefresh: "This screen cannot be refreshed."
        case .alertInTheWay(let title): "The alert “\(title)” has to be answered first."
        case .sheetInTheWay(let title): "The sheet “\(title)” has to be closed first."
        case .busy: "The app is busy: wait until it has finished."
        }
    }
}
