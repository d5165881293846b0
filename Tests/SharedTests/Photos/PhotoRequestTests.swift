import Shared
import TestSupport
import Testing

struct PhotoRequestTests {
    @Test(arguments: [
        (PhotoPaging.Request.first, PhotoRepositoryStub.Message.firstPage),
        (.next(after: PhotoCursor(position: 3, id: 7)), .nextPage(after: PhotoCursor(position: 3, id: 7))),
        (.next(after: nil), .nextPage(after: nil)), (.refresh, .refresh),
    ])
    func `A request for a page calls its method`(
        request: PhotoPaging.Request,
        message: PhotoRepositoryStub.Message
    ) async throws {
        let repository = PhotoRepositoryStub(clock: VirtualClock())

        _ = try await repository.page(request)

        #expect(repository.messages == [message])
    }
}
