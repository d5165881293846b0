import Shared

/// A likable picture as an interactor reports it.
nonisolated struct FeedPictureResponse: Equatable {
    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText
    let isLiked: Bool
}
