import Shared

/// A photo as a row of the list.
nonisolated struct PhotoRow: Equatable {
    let id: Int
    let title: String
    let thumbnail: ExactText
    let deleteLabel: String
}
