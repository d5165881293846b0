/// The picture service: a page of its list.
package struct PicsumService: PictureService {
    private static let limit = 15

    private let client: any HTTPClient

    package init(client: any HTTPClient) {
        self.client = client
    }

    package func pictures() async throws -> [Picture] {
        let answers = try await client.value([PicsumPicture].self, from: .pictures(page: 4, limit: Self.limit))
        return answers.prefix(Self.limit).map { answer in
            Picture(id: answer.id, author: answer.author, address: answer.downloadURL)
        }
    }
}
