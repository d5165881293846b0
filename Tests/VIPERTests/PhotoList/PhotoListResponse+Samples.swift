@testable import VIPER

extension PhotoListResponse {
    /// The sample photos numbered `ids`.
    static func samples(
        _ ids: ClosedRange<Int>,
        isComplete: Bool = false,
        isOutdated: Bool = false
    ) -> PhotoListResponse {
        let photos = ids.map { Item(id: $0, title: "Photo \($0)", thumbnail: "https://example.com/\($0)/small") }
        return PhotoListResponse(photos: photos, isComplete: isComplete, isOutdated: isOutdated)
    }

    static let none = PhotoListResponse(photos: [], isComplete: true, isOutdated: false)
}
