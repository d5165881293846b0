import Foundation
import Shared
import Testing

@Suite("The header Retry-After") struct RetryAfterTests {
    private static let midnight = Date(timeIntervalSince1970: 1_767_225_600)

    @Test(
        arguments: [
            ("0", .seconds(0)), (" 120 ", .seconds(120)), ("99999999999999999999", .seconds(Int32.max)),
            ("Thu, 01 Jan 2026 00:00:30 GMT", .seconds(30)), ("Wed, 31 Dec 2025 23:59:00 GMT", .seconds(0)),
            ("", nil), ("-1", nil), ("1.5", nil), ("soon", nil), ("2026-01-01", nil),
        ] as [(String, Duration?)],
        [0, 0.000_4]
    )
    func `gives seconds or a date that has not passed when the wait is over, or is ignored`(
        header: (text: String, wait: Duration?),
        delay: TimeInterval
    ) {
        let response = HTTPResponse(status: 503, headers: ["Retry-After": header.text])

        #expect(throws: ServiceError.unavailable(retryAfter: header.wait)) {
            try response.checked(now: Self.midnight.addingTimeInterval(delay))
        }
    }
}
