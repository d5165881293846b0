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
            activity: clock.activity,
            calls: calls,
            options: options
        )
        for app in apps {
            prepare(app)
            app.forget()
        }
        run = Task.immediate { [loop] in try await loop.run() }
    }

    convenience init(_ scene: Scene, calls: (any CallSource)? = nil, options: FullScreenLoop.Options = .init()) {
        self.init(
            columns: scene.columns,
            rows: scene.rows,
            apps: scene.apps,
            calls: calls ?? scene.calls?(),
            options: options,
            scene.prepare
        )
    }

    isolated deinit {
        surface.send(.ended)
    }

    var app: StubApp { apps[0] }
    var log: [String] { app.log }

    // MARK: Acting

    /// Performs steps one after the other; after a lone Esc, 50 ms pass.
    func press(_ steps: Step..., sourceLocation: SourceLocation = #_sourceLocation) async {
        await press(steps, sourceLocation: sourceLocation)
    }

    func press(_ steps: [Step], sourceLocation: SourceLocation = #_sourceLocation) async {
        for step in steps { await perform(step) }
        #expect(surface.terminal.violations.isEmpty, sourceLocation: sourceLocation)
    }

    private func perform(_ step: Step) async {
        switch step {
        case .key(let text): surface.send(.input(Array(text.utf8)))
        case .wait(let duration): await clock.advance(by: duration)
        case .resize(let columns, let rows): surface.resize(Size(columns: columns, rows: rows))
        case .app(let change): for app in apps { change(app) }
        }
        await settle()
        if case .key("\u{1B}") = step { await clock.advance(by: .milliseconds(50)) }
    }

    /// Returns once everything that the apps changed is drawn.
    func settle() async {
        await clock.settle()
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
    /// The lines above the panel of calls.
    private var page: [String] { lines.prefix { !$0.hasPrefix("───") } }
    /// The line for messages, of the first column.
    var message: String {
        (page.suffix(2).first ?? "").prefix { $0 != "│" }.trimmingCharacters(in: .whitespaces)
    }
    /// The last line, with two spaces between all hints.
    var hints: String {
        (page.last ?? "").split(separator: "  ").map { $0.trimmingPrefix(" ") }.joined(separator: "  ")
    }

    /// The texts that have the focus, without its sign.
    var marked: [String] { lines.flatMap { $0.marked } }

    /// The label of the field that has the focus, or the marked texts.
    var focus: String {
        let index = lines.dropFirst().firstIndex { $0.contains(/^│?>( (?!\[)|$)/) }
        let label = index.map { lines[$0 - 1].filter { $0 != "│" }.trimmingCharacters(in: .whitespaces) }
        return label ?? marked.joined(separator: " + ")
    }

    func shows(_ words: String) -> Bool { text.contains(words) }
}

extension String {
    private static let mark = /(?:^|[ │\])])>(?: |$|(?=\[))(\[[^\]]*\]|\S+(?: \S+)*)?/

    /// The text after each sign of the focus, up to two spaces.
    fileprivate var marked: [String] {
        contains(">") ? matches(of: Self.mark).map { $0.1.map(String.init) ?? "" } : []
    }
}
