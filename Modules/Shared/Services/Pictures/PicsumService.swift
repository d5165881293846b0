/// The picture service: a page of its list.
package struct PicsumService: PictureService {
    private let client: any HTTPClient

    package init(client: any HTTPClient) {
        self.client = client
    }

    package func pictures() async throws -> [Picture] {
        try await client.value([PicsumPicture].self, from: .pictures(page: 4, limit: 15)).map { answer in
            Picture(id: answer.id, author: answer.author, address: answer.downloadURL)
        }
    }
}
