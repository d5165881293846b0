import Foundation
import Shared
import Testing

@Suite struct `The header Retry-After` {
    private static let midnight = Date(timeIntervalSince1970: 1_767_225_600)

    @Test(arguments: [
        ("0", Duration.seconds(0)),
        (" 120 ", .seconds(120)),
        ("99999999999999999999", .seconds(Int32.max)),
        ("Thu, 01 Jan 2026 00:00:30 GMT", .seconds(30)),
        ("Wed, 31 Dec 2025 23:59:00 GMT", .seconds(0)),
    ])
    func `gives seconds or a date`(text: String, wait: Duration) {
        #expect(throws: ServiceError.unavailable(retryAfter: wait)) {
            try HTTPResponse(status: 503, headers: ["Retry-After": text]).checked(now: Self.midnight)
        }
    }

    @Test func `gives a date that has not passed when the wait is over`() {
        let now = Self.midnight.addingTimeInterval(0.000_4)

        #expect(throws: ServiceError.unavailable(retryAfter: .seconds(30))) {
            try HTTPResponse(status: 503, headers: ["Retry-After": "Thu, 01 Jan 2026 00:00:30 GMT"]).checked(now: now)
        }
    }

    @Test(arguments: ["", "-1", "1.5", "soon", "2026-01-01"])
    func `is ignored if it gives neither`(text: String) {
        #expect(throws: ServiceError.unavailable(retryAfter: nil)) {
            try HTTPResponse(status: 503, headers: ["Retry-After": text]).checked(now: Self.midnight)
        }
    }
}
