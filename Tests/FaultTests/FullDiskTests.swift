import Foundation
import Loopback
import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite("A full disk", .timeLimit(.minutes(4))) struct FullDiskTests {
    private let alert = "\"Could not save\" \"The device could not store or read its data. Try again.\""

    @Test func `keeps the title in its field, until it can be saved`() async throws {
        let story = """
            tap row 3
            type "Title" "Mine"
            tap "Save"
            expect alert \(alert)
            tap "OK"
            expect screen "Photo"
            expect field "Title" "Mine"
            back
            expect row 3 "Photo 3"
            wait 60
            tap row 3
            type "Title" "Mine"
            tap "Save"
            expect no alert
            expect notice "Saved"
            relaunch
            expect row 3 "Mine"
            """

        try await fullForAMinute().play(on: "photos", story)
    }

    @Test func `deletes no photo`() async throws {
        let story = """
            tap row 3 "Delete"
            tap "Delete"
            expect alert \(alert)
            tap "OK"
            expect row 3 "Photo 3"
            tap row 3
            tap "Delete"
            tap "Delete"
            expect alert \(alert)
            tap "OK"
            expect screen "Photo"
            back
            expect rows 20
            wait 60
            tap row 3 "Delete"
            tap "Delete"
            expect rows 19
            """

        try await fullForAMinute().play(on: "photos", story)
    }

    @Test func `keeps the text of a new picture, until it can be saved`() async throws {
        let story = """
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            expect alert \(alert)
            tap "OK"
            expect sheet "Add image"
            expect idle
            expect field "Author" "Me"
            expect field "Image URL" "https://example.com/mine.png"
            wait 60
            tap "Save"
            expect screen "Dashboard"
            in "Pictures" expect row 1 "Me"
            relaunch
            in "Pictures" expect row 1 "Me"
            """

        try await fullForAMinute().play(on: "dashboard", story)
    }

    @Test func `changes no like`() async throws {
        let story = """
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            expect alert \(alert)
            tap "OK"
            expect no text "♥"
            wait 60
            tap row 1 "Like"
            expect no alert
            expect text "♥"
            """

        try await fullForAMinute().play(on: "dashboard", story)
    }

    @Test func `shows stored photos and the reason if a page cannot be written`() async throws {
        let pages = [1...20, 21...40].map { LoopbackResponse.json(ServiceResponses.photos($0)) }
        let trial = Trial(["/photos": pages + pages.suffix(1)]) { configuration, _ in
            let services = try await AppServices.forScenarios(configuration)
            try await FullDisk(configuration).refuse("INSERT ON photos WHEN NEW.id > 20")
            return services
        }
        let story = """
            expect rows 20
            wait 1
            scroll end
            expect rows 20
            expect notice "The device could not store or read its data. Try again."
            wait 60
            scroll end
            expect rows 40
            expect row 21 "Photo 21"
            """

        try await trial.play(on: "photos", story)
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

    @Test func `is reported by a notice if the screen was left before a title or a deletion was written`() async throws
    {
        let story = """
            tap row 3
            type "Title" "Mine"
            tap "Save"
            back
            expect screen "Photos"
            wait 2
            expect no alert
            expect notice "Could not save the title. \(reason)"
            wait 4
            tap row 3
            tap "Delete"
            tap "Delete"
            back
            wait 2
            expect no alert
            expect notice "Could not delete the photo. \(reason)"
            expect rows 20
            """

        try await slowAndFull().play(on: "photos", network: "sample", story)
    }

    @Test func `is reported by a notice if the screen was left before a like or a picture was written`() async throws {
        let story = """
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            back
            wait 2
            expect no alert
            expect notice "Could not like the picture. \(reason)"
            wait 4
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            back
            wait 2
            expect screen "Dashboard"
            expect no alert
            expect notice "Could not save the picture. \(reason)"
            """

        try await slowAndFull().play(on: "dashboard", network: "sample", story)
    }

    @Test func `is not reported to a user who has logged out meanwhile`() async throws {
        let story = """
            tap row 3
            type "Title" "Mine"
            tap "Save"
            back
            tap "Log out"
            wait 2
            expect screen "Log in"
            expect no alert
            expect no text "Could not"
            """

        try await slowAndFull().play(on: "photos", network: "sample", story)
    }

    private let reason = "The device could not store or read its data. Try again."

    private func slowAndFull() -> Trial {
        Trial { configuration, _ in
            let services = try await AppServices.forScenarios(configuration).withSlowDisk()
            let disk = try await FullDisk(configuration)
            try await disk.refuse("UPDATE ON photos", "INSERT ON added_pictures", "INSERT ON favorites")
            return services
        }
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
