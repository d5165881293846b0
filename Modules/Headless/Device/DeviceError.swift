/// Why a person could not do what they tried.
package enum DeviceError: Error, Equatable {
    /// There is no element of that kind and label.
    case notFound(ElementKind, String)
    /// The row that was named has other actions, whose labels are given, or none.
    case noAction(String, labels: [String])
    /// There are fewer rows than that.
    case noRow(Int, count: Int)
    /// The screen cannot be refreshed.
    case cannotRefresh
    /// An alert has to be answered first.
    case alertInTheWay(String)
    /// A sheet has to be closed first.
    case sheetInTheWay(String)

    /// One sentence for the person.
    package var message: String {
        switch self {
        case .notFound(let kind, let label): "There is no \(kind.rawValue) “\(label)” here."
        case .noAction(let label, _): "There is no action “\(label)” here."
        case .noRow(let number, let count):
            "There is no row \(number) here: there \(count == 1 ? "is" : "are") \(count)."
        case .cannotRefresh: "This screen cannot be refreshed."
        case .alertInTheWay(let title): "The alert “\(title)” has to be answered first."
        case .sheetInTheWay(let title): "The sheet “\(title)” has to be closed first."
        }
    }
}
