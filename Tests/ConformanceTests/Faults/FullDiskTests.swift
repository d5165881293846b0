import Foundation
import Scenarios
import Shared
import TestTools
import Testing

@testable import AppCommand

@Suite("A full disk") struct FullDiskTests {
    private let alert = "\"Could not save\" \"The device could not store or read its data. Try again.\""

    @Test func `keeps what was entered and changes nothing, until there is room again`() async throws {
        let refused = """
            expect alert \(alert)
            tap "OK"
            """
        let story = """
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            \(refused)
            expect no text "♥"
            tab "Photos"
            tap row 3 "Delete"
            tap "Delete"
            \(refused)
            expect row 3 "Photo 3"
            tap row 3
            tap "Delete"
            tap "Delete"
            \(refused)
            expect screen "Photo"
            type "Title" "Mine"
            tap "Save"
            \(refused)
            expect field "Title" "Mine"
            back
            expect row 3 "Photo 3"
            tab "Dashboard"
            back
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            \(refused)
            expect sheet "Add image"
            expect idle
            expect field "Author" "Me"
            expect field "Image URL" "https://example.com/mine.png"
            wait 60
            tap "Save"
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            expect text "♥"
            tab "Photos"
            tap row 4 "Delete"
            tap "Delete"
            expect rows 19
            tap row 3
            type "Title" "Mine"
            tap "Save"
            expect notice "Saved"
            expect no alert
            relaunch
            in "Pictures" expect row 1 "Me"
            tab "Photos"
            expect row 3 "Mine"
            """

        try await fullForAMinute().play(on: "dashboard", story)
    }

    @Test func `refuses a login whose session cannot be saved`() async throws {
        let trial = Trial { configuration, _ in
            try await AppServices.forScenarios(configuration.withoutRoomForSessions())
        }
        let story = """
            expect alert "Login failed" "The device could not store or read its data. Try again."
            tap "OK"
            expect screen "Log in"
            expect field "Email" "ibrar@elgrocer.com"
            expect field "Password" "•••••••••"
            expect button "Log in" enabled
            """

        try await trial.play(on: "photos", story)
    }

    private func fullForAMinute() -> Trial {
        Trial([
            "/photos": [.json(ServiceResponses.photos(1...20))],
            "/v2/list": [.json("[]")],
            "/search/photos": [.json(ServiceResponses.feed(["A rose"]))],
        ]) { configuration, _ in
            let services = try await AppServices.forScenarios(configuration)
            let disk = try await FullDisk(configuration)
            try await disk.refuse("UPDATE ON photos", "INSERT ON added_pictures", "INSERT ON favorites")
            return services
        }
    }
}

/// Makes SQLite refuse to write, as on a full disk, for the first minute of a story.
struct FullDisk {
    private let process: OtherProcess
    private let isFirstLaunch: Bool

    init(_ configuration: ServicesConfiguration) async throws {
        process = try await OtherProcess(configuration)
        isFirstLaunch = configuration.clock.now == VirtualClock().now
    }

    /// Refuses writes such as `INSERT ON photos`.
    func refuse(_ writes: String...) async throws {
        guard isFirstLaunch else { return }
        for (number, write) in writes.enumerated() {
            let fault = "SELECT RAISE(ROLLBACK, 'database or disk is full')"
            try await process.execute("CREATE TRIGGER full\(number) BEFORE \(write) BEGIN \(fault); END")
        }
        let numbers = writes.indices
        process.after(.seconds(60)) { process in
            for number in numbers { try await process.execute("DROP TRIGGER full\(number)") }
        }
    }
}
