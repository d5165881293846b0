import Foundation

/// Reads the `Retry-After` header: whole seconds, or the date to wait for.
enum RetryAfter {
    /// Returns how long to wait from `now`, at least zero; `nil` if `text` is neither seconds nor a date.
    static func wait(_ text: String, now: Date) -> Duration? {
        let text = text.trimmed
        if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
            return .seconds(Int32(text) ?? .max)
        }
        guard let date = date(text) else { return nil }
        return .milliseconds(Int64((max(0, date.timeIntervalSince(now)) * 1000).rounded(.up)))
    }

    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text)
    }
}
