import Shared

/// The reasons why parts of the dashboard could not be loaded. Pictures have two sources, each with its own reason.
struct DashboardFailures {
    private var reasons: [DashboardPart: String] = [:]
    private var addedPicturesReason: String?

    /// What the view shows for a part; `nil` if nothing failed.
    func text(for part: DashboardPart) -> String? {
        let reason = reasons[part] ?? (part == .pictures ? addedPicturesReason : nil)
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }

    mutating func clear(_ part: DashboardPart) {
        reasons[part] = nil
        if part == .pictures { addedPicturesReason = nil }
    }

    mutating func clearAddedPictures() {
        addedPicturesReason = nil
    }

    /// Keeps why a part failed; a cancellation changes nothing.
    mutating func add(_ failure: Failure, of part: DashboardPart) {
        if let reason = failure.reason { reasons[part] = reason }
    }

    /// Keeps why the user's own pictures failed; a cancellation changes nothing.
    mutating func addAddedPictures(_ failure: Failure) {
        if let reason = failure.reason { addedPicturesReason = reason }
    }
}
