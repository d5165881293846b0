import Headless
import Shared

/// Compares an expectation with what the device shows, on the whole screen or in one section.
struct ExpectationChecker {
    let device: Device
    let section: String?
    let requests: RequestLog

    /// Returns one sentence about the expected and the actual state; `nil` if they agree. Throws if there is no element
    /// to compare.
    func objection(to expectation: Expectation) throws(DeviceError) -> String? {
        switch expectation {
        case .screen(let title): screen(title, asSheet: false)
        case .sheet(let title): screen(title, asSheet: true)
        case .text(let text): try textIsFound(text)
        case .noText(let text): try textIsAbsent(text)
        case .alert(let title, let message): alert(title, message)
        case .noAlert: device.alert.map { "Expected no alert, found \($0.summary)." }
        case .notice(let text): notice(text)
        case .field(let label, let value): try field(label, value)
        case .error(let label, let message): try error(label, message)
        case .noError(let label): try error(label, nil)
        case .button(let label, let state): try button(label, state)
        case .row(let number, let title): try row(number, title)
        case .noRow(let title): try noRow(title)
        case .rows(let count): try rows(count)
        case .position(let number): try position(number)
        case .requests(let count, let path): requests(count, path)
        case .busy: try busy(true)
        case .idle: try busy(false)
        }
    }

    // MARK: Screen, alert and notice

    private func screen(_ title: String, asSheet: Bool) -> String? {
        let expected = "Expected the \(asSheet ? "sheet" : "screen") “\(title)”"
        guard let screen = device.screen else { return "\(expected), found no screen at all." }
        if screen.title.looksLike(title), device.isSheetPresented == asSheet { return nil }
        return "\(expected), found the \(device.isSheetPresented ? "sheet" : "screen") “\(screen.title)”."
    }

    private func textIsFound(_ text: String) throws(DeviceError) -> String? {
        let isFound = try firstText(containing: text) != nil
        return isFound ? nil : "Expected the text “\(text)”, found it nowhere \(place)."
    }

    private func textIsAbsent(_ text: String) throws(DeviceError) -> String? {
        try firstText(containing: text).map { "Expected no text “\(text)” \(place), found “\($0)”." }
    }

    private func firstText(containing text: String) throws(DeviceError) -> String? {
        try device.texts(in: section).first { $0.displayable.contains(text.displayable) }
    }

    private func alert(_ title: String, _ message: String?) -> String? {
        let expected = "Expected the alert “\(title)”" + (message.map { " with the message “\($0)”" } ?? "")
        guard let alert = device.alert else { return "\(expected), found none." }
        if alert.title.looksLike(title), message.map(alert.message.looksLike) ?? true { return nil }
        return "\(expected), found \(alert.summary)."
    }

    private func notice(_ text: String) -> String? {
        guard let notice = device.notice else { return "Expected the notice “\(text)”, found none." }
        return notice.looksLike(text) ? nil : "Expected the notice “\(text)”, found “\(notice)”."
    }

    // MARK: Fields and buttons

    private func field(_ label: String, _ value: String) throws(DeviceError) -> String? {
        let field = try device.field(label)
        let (found, expected) = (field.shownValue, field.isSecure ? "another text" : "“\(value)”")
        return found.looksLike(value) ? nil : "Expected \(expected) in the field “\(label)”, found “\(found)”."
    }

    private func error(_ label: String, _ message: String?) throws(DeviceError) -> String? {
        let found = try device.field(label).error
        let expected = message.map { "the error “\($0)”" } ?? "no error"
        let answer = found.map { "“\($0)”" } ?? "none"
        let isMet = found?.displayable == message?.displayable
        return isMet ? nil : "Expected \(expected) at the field “\(label)”, found \(answer)."
    }

    private func button(_ label: String, _ state: ButtonState) throws(DeviceError) -> String? {
        let found: ButtonState
        do {
            found = try device.button(label, in: section).isEnabled ? .enabled : .disabled
        } catch .notFound(.button, _) {
            found = .absent
        } catch {
            throw error
        }
        let objection = "Expected the button “\(label)” to be \(state.rawValue), found it \(found.rawValue)."
        return found == state ? nil : objection
    }

    // MARK: Rows and sections

    private func row(_ number: Int, _ title: String) throws(DeviceError) -> String? {
        let found = try device.find(.number(number), in: section).row.title
        return found.looksLike(title) ? nil : "Expected “\(title)” as row \(number), found “\(found)”."
    }

    private func noRow(_ title: String) throws(DeviceError) -> String? {
        let index = try device.rows(in: section).firstIndex { $0.title.looksLike(title) }
        return index.map { "Expected no row “\(title)”, found it as row \($0 + 1)." }
    }

    private func rows(_ count: Int) throws(DeviceError) -> String? {
        let found = try device.rows(in: section).count
        return found == count ? nil : "Expected \(count) \(count == 1 ? "row" : "rows"), found \(found)."
    }

    private func position(_ number: Int) throws(DeviceError) -> String? {
        let found = (try device.sections(section).first?.position ?? 0) + 1
        return found == number ? nil : "Expected position \(number), found \(found)."
    }

    private func requests(_ count: Int, _ path: String) -> String? {
        let found = requests.count(of: path)
        let answer = found.map { "found \($0)" } ?? "which is unknown after more than \(RequestLog.capacity) paths"
        return found == count
            ? nil : "Expected \(count) \(count == 1 ? "request" : "requests") for “\(path)”, \(answer)."
    }

    private func busy(_ expected: Bool) throws(DeviceError) -> String? {
        let sections = try section.map { title throws(DeviceError) in try device.sections(title) }
        let found = sections?.contains { $0.isBusy } ?? device.isBusy
        if found == expected { return nil }
        let what = section.map { "the section “\($0)”" } ?? "the screen"
        return "Expected \(what) to be \(expected ? "busy" : "idle"), found it \(found ? "busy" : "idle")."
    }

    private var place: String { section.map { "in the section “\($0)”" } ?? "on the screen" }
}

extension Alert {
    fileprivate var summary: String {
        "“\(title)”" + (message.isEmpty ? "" : " with the message “\(message)”")
    }
}
