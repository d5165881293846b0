import Foundation
import Headless
import TestSupport
import Testing

@testable import Terminal

/// What a user does on a screen, and what is seen then.
///
/// A story is written as its name and, further right, its screen, steps, and the focus after each of the last steps:
///
///     Enter at a disabled button says so
///         form on 80×12: Shift-Tab Enter => [Cancel] | says Nothing happens.
///
/// A step is a key by its name or character, several at once with `+`, typed text in quotes, or something else in
/// braces. Other parts are what the app was asked (`asks`), the messages after the last steps (`says`), texts on the
/// screen (`shows`, `hides`), the last line (`hints`) and the end of the view (`ends`). No requests and no message are
/// expected without `asks` and `says`; `×` repeats.
nonisolated struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let scene: Scene
    private var steps: [Step] = []
    private var path: [String] = []
    private var log: [String]? = []
    private var messages: [String]? = [""]
    private var shows: [String] = []
    private var hides: [String] = []
    private var hints: String?
    private var ending: String?

    /// Returns the stories that `text` tells with these screens and steps beside the usual ones.
    static func all(_ text: String, scenes: [String: Scene] = [:], steps: [String: Step] = [:]) -> [Story] {
        var paragraphs: [[String]] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix(" ") {
                paragraphs[paragraphs.count - 1].append(line.trimmingCharacters(in: .whitespaces))
            } else {
                paragraphs.append([String(line)])
            }
        }
        return paragraphs.map { lines in
            Story(
                lines[0],
                lines.dropFirst().joined(separator: " "),
                Scene.usual.merging(scenes) { $1 },
                Step.usual.merging(steps) { $1 }
            )
        }
    }

    private init(_ name: String, _ text: String, _ scenes: [String: Scene], _ names: [String: Step]) {
        testDescription = name
        let parts = text.components(separatedBy: " | ")
        let acts = parts[0].components(separatedBy: " => ")
        let place = acts[0].prefix { $0 != ":" }
        scene = Scene(named: String(place), scenes)
        steps = acts[0].dropFirst(place.count + 1).matches(of: /"[^"]*"|\{[^}]*\}|\S+/).flatMap {
            Step.all(String($0.output), names)
        }
        if acts.count > 1 { path = Self.list(acts[1], separator: ", ") }
        for part in parts.dropFirst() {
            let word = part.prefix { $0 != " " }
            let rest = part.dropFirst(word.count + 1).description
            let quoted = rest.matches(of: /"([^"]*)"/).map { String($0.1).replacing("⏎", with: "\n") }
            switch word {
            case "asks": log = rest == "anything" ? nil : Self.list(rest, separator: ", ")
            case "says": messages = rest == "anything" ? nil : Self.list(rest, separator: " ; ")
            case "shows": shows = quoted
            case "hides": hides = quoted
            case "hints": hints = rest
            case "ends": ending = rest
            default: steps.append(.unknown(part))
            }
        }
    }

    private static func list(_ text: String, separator: String) -> [String] {
        text.components(separatedBy: separator).flatMap { item in
            let parts = item.components(separatedBy: " ×")
            let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
            return Array(repeating: parts[0] == "nothing" ? "" : parts[0], count: count)
        }
    }

    /// Returns the stage after the steps.
    @MainActor func stage() async -> Stage {
        let stage = Stage(scene)
        await stage.press(steps)
        return stage
    }

    /// Performs the steps, and expects what is seen.
    @MainActor func play() async throws {
        let stage = Stage(scene)
        var seen: [(focus: String, message: String)] = [(stage.focus, stage.message)]
        for step in steps {
            await stage.press(step)
            seen.append((stage.focus, stage.message))
        }

        seen.suffix(path.count).map(\.focus).expect(path)
        if let log { stage.apps.map(\.log).expect(stage.apps.map { _ in log }) }
        if let messages, ending == nil { seen.suffix(messages.count).map(\.message).expect(messages) }
        shows.filter { !stage.shows($0) }.expect([])
        hides.filter { stage.shows($0) }.expect([])
        if let hints { #expect(stage.hints == hints) }
        #expect(stage.isRunning == (ending == nil))
        if let ending, let reason = try await stage.ending() { #expect("\(reason)" == ending) }
    }
}

/// The first screens of one or several apps, the size of the terminal, and the calls in the panel below the screens.
nonisolated struct Scene: Sendable {
    private(set) var columns = 80
    private(set) var rows = 24
    private(set) var apps = 1
    var calls: (@MainActor @Sendable () -> CallSpy)?
    let prepare: @MainActor @Sendable (StubApp) -> Void

    init(_ prepare: @escaping @MainActor @Sendable (StubApp) -> Void) {
        self.prepare = prepare
    }

    /// Creates the scene of this name, which may end with the size of the terminal.
    fileprivate init(named name: String, _ scenes: [String: Scene]) {
        let unknown = Scene { _ in Issue.record("There is no scene “\(name)”.") }
        let match = name.wholeMatch(of: /(.+) on (\d+)×(\d+)/)
        let scene = scenes[match.map { String($0.1) } ?? name] ?? unknown
        self = match.map { scene.on(Int($0.2) ?? 80, Int($0.3) ?? 24) } ?? scene
    }

    /// Returns the same screens on another terminal, of one or several apps.
    func on(_ columns: Int, _ rows: Int, apps: Int? = nil) -> Scene {
        var scene = self
        (scene.columns, scene.rows, scene.apps) = (columns, rows, apps ?? self.apps)
        return scene
    }

    static let list = Scene { $0.show($0.list()) }
    static let form = Scene { $0.show($0.form()) }
    static let dashboard = Scene { $0.show($0.dashboard()) }
    /// A list above another one.
    static let secondList = Scene { $0.show($0.list("First"), $0.list("Second")) }
    /// A list and a form in tabs.
    static let tabs = Scene { $0.showTabs($0.list(), $0.form()) }
    /// Sections and a list in tabs.
    static let dashboardTab = Scene { $0.showTabs($0.dashboard(), $0.list()) }
    /// A form on a sheet above two tabs.
    static let sheet = Scene { $0.showTabs($0.list(), $0.list("Other")).present($0.form("Sheet")) }
    /// A question above the list in tabs.
    static let alert = Scene { $0.showTabs($0.list(), $0.form()).ask("Sure?") }

    fileprivate static let usual = [
        "list": list, "form": form, "dashboard": dashboard, "second list": secondList, "tabs": tabs,
        "dashboard tab": dashboardTab, "sheet": sheet, "alert": alert, "short list": list.on(80, 12),
    ]

    /// A screen of these elements.
    static func screen(_ elements: @escaping @MainActor @Sendable () -> [Element]) -> Scene {
        Scene { $0.show(StubScreen("Screen", elements(), of: $0)) }
    }

    /// A screen of an app.
    static func screen(_ screen: @escaping @MainActor @Sendable (StubApp) -> StubScreen) -> Scene {
        Scene { $0.show(screen($0)) }
    }
}
