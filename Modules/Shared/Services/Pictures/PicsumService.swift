/// The picture service: a page of its list.
package struct PicsumService: PictureService {
    private static let limit = 15

    let client: any HTTPClient

    package func pictures() async throws -> [Picture] {
        let answers = try await client.value([PicsumPicture].self, from: .pictures(page: 4, limit: Self.limit))
        let pictures = answers.map { answer in
            Picture(id: ExactText(answer.id), author: answer.author, address: ExactText(answer.downloadURL))
        }
        return Array(pictures.withoutRepeatedIDs().prefix(Self.limit))
    }
}
