import Scenarios
import Shared
import TestTools
import Testing

@testable import AppCommand

@Suite("A photo that changes meanwhile") struct ChangedPhotoTests {
    @Test func `is deleted by its id, even if its row has moved`() async throws {
        let story = """
            tap row 3 "Delete"
            expect alert "Delete photo?"
            wait 5
            tap "Delete"
            refresh
            expect row "Photo 1" absent
            expect row "Photo 2" absent
            expect row "Photo 3" absent
            expect row 1 "Photo 4"
            expect rows 17
            """

        try await beside { photos in
            try await photos.delete(1)
            try await photos.delete(2)
        }.play(on: "photos", story)
    }

    @Test func `shows an alert if its row is swiped too late`() async throws {
        let story = """
            tap row 3 "Delete"
            wait 5
            tap "Delete"
            expect alert "This photo no longer exists"
            tap "OK"
            expect screen "Photos"
            """

        try await beside { try await $0.delete(3) }.play(on: "photos", story)
    }

    /// Returns a trial with 20 photos, in which another process calls `action` after 5 seconds.
    private func beside(_ action: @escaping @Sendable (StoredPhotoRepository) async throws -> Void) -> Trial {
        Trial(["/photos": [.json(ServiceResponses.photos(1...20))]]) { configuration, _ in
            let services = try await AppServices.forScenarios(configuration)
            try await OtherProcess(configuration).after(.seconds(5)) { try await action($0.photos) }
            return services
        }
    }
}
