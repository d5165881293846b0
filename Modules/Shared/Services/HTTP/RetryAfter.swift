import Foundation

/// Reads the `Retry-After` header: whole seconds, or the date to wait for.
enum RetryAfter {
    /// Returns how long to wait from `now`, at least zero; `nil` if `text` is neither seconds nor a date.
    static func wait(_ text: String, now: Date) -> Duration? {
        let text = text.trimmed
        if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
            return .seconds(Int32(text) ?? .max)
        }
        guard let date = date(text, now: now) else { return nil }
        return .milliseconds(Int64((max(0, date.timeIntervalSince(now)) * 1000).rounded(.up)))
    }

    /// Reads a date in one of the three formats of HTTP (RFC 9110, 5.6.7). A year of two digits is at most fifty years
    /// ahead.
    private static func date(_ text: String, now: Date) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.twoDigitStartDate = now.addingTimeInterval(-50 * 365.25 * 24 * 60 * 60)
        let formats = ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"]
        for format in formats {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}
