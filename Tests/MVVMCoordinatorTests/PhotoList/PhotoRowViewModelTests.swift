import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

struct PhotoRowViewModelTests {
    @Test func `A photo is shown with title and thumbnail, and offers Delete`() {
        let row = PhotoRowViewModel(.sample(1))

        #expect((row.id, row.title) == (1, "Photo 1"))
        #expect((row.thumbnail, row.deleteLabel) == ("https://example.com/1/small", "Delete"))
    }
}
