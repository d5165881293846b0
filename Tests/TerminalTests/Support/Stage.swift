import Foundation
import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// Apps in the full-screen view on a terminal in memory: keys go in as bytes, and the screen is read as text.
final class Stage {
    let clock = VirtualClock()
    let apps: [StubApp]
    let surface: ModelSurface
    private let loop: FullScreenLoop
    private var run: Task<FullScreenLoop.Ending, any Error>?

    /// Starts the view with `count` apps or one of each name, each of which `prepare` gives its first screens.
    init(
        columns: Int = 80,
        rows: Int = 24,
        apps count: Int = 1,
        named names: [String]? = nil,
        calls: (any CallSource)? = nil,
        options: FullScreenLoop.Options = .init(),
        _ prepare: (StubApp) -> Void
    ) {
        let names = names ?? (1...count).map { "App \($0)" }
        let clock = clock
        apps = names.map { _ in StubApp(clock) }
        surface = ModelSurface(Size(columns: columns, rows: rows))
        loop = FullScreenLoop(
            zip(apps, names).map { ShownApp($0.device, facts: [$1]) },
            on: surface,
            clock: clock,
            calls: calls,
            options: options
        )
        for app in apps {
            prepare(app)
            app.forget()
        }
        run = Task.immediate { [loop] in try await loop.run() }
    }

    isolated deinit {
        surface.send(.ended)
    }

    var app: StubApp { apps[0] }
    var log: [String] { app.log }

    // MARK: Acting

    /// Presses keys one after the other; after a lone Esc, 50 ms pass.
    func press(_ keys: Press..., sourceLocation: SourceLocation = #_sourceLocation) async {
        await press(keys, sourceLocation: sourceLocation)
    }

    func press(_ keys: [Press], sourceLocation: SourceLocation = #_sourceLocation) async {
        for key in keys { await press(key) }
        #expect(surface.terminal.violations.isEmpty, sourceLocation: sourceLocation)
    }

    /// Presses keys one after the other; returns what has the focus after each.
    func path(_ keys: Press..., sourceLocation: SourceLocation = #_sourceLocation) async -> [String] {
        var path: [String] = []
        for key in keys {
            await press([key], sourceLocation: sourceLocation)
            path.append(focus)
        }
        return path
    }

    /// Presses each key of `text` on its own.
    func type(_ text: String) async {
        for character in text { await press(Press(String(character))) }
    }

    func wait(_ duration: Duration) async {
        await clock.advance(by: duration)
    }

    /// Changes the first app, and returns once that is drawn.
    func change(_ change: (StubApp) throws -> Void) async rethrows {
        try change(app)
        await settle()
    }

    func resize(columns: Int, rows: Int) async {
        surface.resize(Size(columns: columns, rows: rows))
        await settle()
    }

    /// Returns once everything that the apps changed is drawn.
    func settle() async {
        await clock.settle()
    }

    private func press(_ key: Press) async {
        surface.send(.input(Array(key.text.utf8)))
        await clock.settle()
        if key.text == Press.escape.text { await wait(.milliseconds(50)) }
    }

    // MARK: Ending

    /// Whether the view still observes the apps.
    var isRunning: Bool { apps.allSatisfy { $0.device.onChange != nil } }

    /// Returns why the view has ended.
    func ending() async throws -> FullScreenLoop.Ending? {
        try #require(!isRunning)
        return try await run?.value
    }

    // MARK: Reading

    var lines: [String] { surface.terminal.lines }
    var text: String { lines.joined(separator: "\n") }
    var cursor: ModelCursor { surface.terminal.cursor }
    /// Whether the cursor is shown.
    var hasCursor: Bool { surface.terminal.modes.contains(.cursor) }
    /// The line for messages.
    var message: String { lines[lines.count - 2].trimmingPrefix { $0 == " " }.description }

    /// The texts that have the focus, without its sign.
    var marked: [String] { lines.flatMap { $0.marked } }

    /// The label of the field that has the focus.
    var focusedField: String? {
        let index = lines.firstIndex { $0.contains(/^│?>( (?!\[)|$)/) }
        return index.map { lines[$0 - 1].filter { $0 != "│" }.trimmingCharacters(in: .whitespaces) }
    }

    /// The field that has the focus, or the marked texts.
    var focus: String { focusedField ?? marked.joined(separator: ", ") }

    /// What the user and the app see after the keys.
    var outcome: Outcome { Outcome(focus: focus, log: log, message: message, isRunning: isRunning) }

    func shows(_ words: String) -> Bool { text.contains(words) }
}

/// What has the focus, what the app was asked to do, and the message.
nonisolated struct Outcome: Equatable {
    var focus = ""
    var log: [String] = []
    var message = ""
    var isRunning = true
}

extension String {
    private static let mark = /(?:^|[ │\])])>(?: |$|(?=\[))(\[[^\]]*\]|\S+(?: \S+)*)?/

    /// The text after each sign of the focus, up to two spaces.
    fileprivate var marked: [String] {
        contains(">") ? matches(of: Self.mark).map { $0.1.map(String.init) ?? "" } : []
    }
}
