import Foundation
import Testing

struct NewScreenTests {
    @Test func `Each line that scripts/new-screen inserts at is in its file once`() throws {
        let insertions = try Repository.text("scripts/new-screen.d/insertions")

        let places = insertions.matches(of: /(?m)^insert (?:before|after) (\S+) (?:\\\n +)?'([^']+)'/)

        for place in places {
            let lines = try Repository.text(String(place.1)).split(separator: "\n")
            #expect(lines.count { $0 == place.2 } == 1, "\(place.1): “\(place.2)”")
        }
        #expect(places.count == insertions.split(separator: "\n").count { $0.hasPrefix("insert ") })
        #expect(!places.isEmpty)
    }
}
