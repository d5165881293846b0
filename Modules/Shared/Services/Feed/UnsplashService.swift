import Foundation

/// The feed service: the first pictures its search finds.
package struct UnsplashService: FeedService {
    private static let untitled = "Untitled"

    private let client: any HTTPClient
    private let accessKey: String

    package init(client: any HTTPClient, accessKey: String) {
        self.client = client
        self.accessKey = accessKey
    }

    package func pictures(of category: String) async throws -> [FeedPicture] {
        let endpoint = Endpoint.feed(query: category, page: 1, perPage: 20, accessKey: accessKey)
        return try await client.value(UnsplashSearch.self, from: endpoint).results.map { answer in
            FeedPicture(
                id: answer.id,
                title: Self.title(answer.description, answer.altDescription),
                photographer: answer.user.name,
                thumbnail: answer.urls.small
            )
        }
    }

    /// The first description that says something.
    private static func title(_ descriptions: String?...) -> String {
        descriptions.compactMap(\.self).first { text in
            !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        } ?? untitled
    }
}
