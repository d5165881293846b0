import Foundation

/// The feed service, which returns the first pictures of a search.
package struct UnsplashService: FeedService {
    private static let limit = 20

    let client: any HTTPClient
    let accessKey: String

    package func pictures(of category: String) async throws -> [FeedPicture] {
        let endpoint = Endpoint.feed(query: category, page: 1, perPage: Self.limit, accessKey: accessKey)
        let results = try await client.value(UnsplashSearch.self, from: endpoint).results
        let pictures = results.map { answer in
            FeedPicture(
                id: ExactText(answer.id),
                title: Self.title(answer.description, answer.altDescription),
                photographer: answer.user.name,
                thumbnail: ExactText(answer.urls.small)
            )
        }
        return Array(pictures.withoutRepeatedIDs().prefix(Self.limit))
    }

    /// Returns the first description that is not blank; an empty text if there is none.
    private static func title(_ descriptions: String?...) -> String {
        descriptions.compactMap(\.self).first { !$0.isBlank } ?? ""
    }
}
