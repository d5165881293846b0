import TestSupport
import Testing

@testable import MVVMCoordinator

struct UserRowViewModelTests {
    @Test func `A user is shown with first name, last name and email`() {
        let row = UserRowViewModel(.ada)

        #expect((row.id, row.name, row.email) == (1, "Ada Lovelace", "ada@example.com"))
    }
}
