import Counting
import Headless
import Terminal
import Tracing

/// Makes the data of a page from recordings.
struct AtlasBuilder {
    /// The maximum length of a text: longer ones are cut.
    private static let textLimit = 300
    private static let rendering = "render"
    private static let kinds = Call.Kind.allCases.map(\.rawValue) + [rendering]
    private static let referenceKinds = StoredReference.Kind.allCases
    private static let roles: [PartRole] = [.view, .presenter, .interactor, .router, .service]

    private let patterns: [AtlasPattern]
    private let sources: AtlasSources
    private var texts = AtlasTable<String>()
    private var messages = AtlasTable<[Int]>()
    private var codes = AtlasTable<String>()
    private var screens = AtlasTable<[Int]>()
    private var owners = AtlasTable<[[Int]]>()
    /// The role of each part, by its text.
    private var roles: [Int: Int] = [:]
    private var scenarios: [AtlasData.Scenario] = []
    /// The questions that a scenario answers, by their positions.
    private var questions: [Int: AtlasData.Question] = [:]
    /// The number of scenarios by name.
    private var names: [String: Int] = [:]

    init(_ recordings: [AtlasRecording], patterns: [AtlasPattern], sources: AtlasSources) {
        self.patterns = patterns
        self.sources = sources
        for recording in recordings { add(recording) }
    }

    var data: AtlasData {
        AtlasData(
            patterns: patterns.map { .init(name: $0.name, title: $0.title, isBaseline: $0.isBaseline) },
            kinds: Self.kinds,
            omissions: Omission.allCases.map(\.word),
            counted: TraceCounts.words,
            roleNames: Self.roles.map(\.rawValue),
            referenceKinds: Self.referenceKinds.map(\.rawValue),
            roles: roles.sorted { $0.key < $1.key }.map { [$0.key, $0.value] },
            texts: texts.values,
            messages: messages.values,
            codes: codes.values,
            screens: screens.values,
            owners: owners.values,
            scenarios: scenarios,
            questions: questions.sorted { $0.key < $1.key }.map(\.value)
        )
    }

    private mutating func add(_ recording: AtlasRecording) {
        var steps: [AtlasData.Step] = []
        for number in 0..<recording.stepCount {
            let traces = patterns.map { recording.traces[$0.name]?.with(step: number) }
            let played = traces.compactMap { $0?.steps[0] }
            let source = played.first?.source ?? ""
            guard !source.isCheck || played.contains(where: \.hasCalls) else { continue }
            var shared = CallAlignment(played.map(\.moments)).sharedLines[...]
            let columns = zip(patterns, traces).map { pattern, trace in
                let before = recording.traces[pattern.name]?.with(step: number - 1)?.steps[0].scene.screen
                return trace.map { column($0, of: pattern, after: before ?? [], shared: shared.removeFirst()) }
            }
            for (index, question) in AtlasQuestion.all.enumerated()
            where (question.scenario, question.step) == (recording.name, source) && questions[index] == nil {
                questions[index] = self.question(question, at: steps.count, answeredBy: traces)
            }
            steps.append(.init(number: number, source: text(source), columns: columns))
        }
        let name = cut(recording.name)
        names[name, default: 0] += 1
        let number = names[name].flatMap { $0 > 1 ? " (\($0))" : nil } ?? ""
        scenarios.append(
            .init(name: name + number, summary: cut(recording.summary), played: recording.stepCount, steps: steps)
        )
    }

    /// Returns a question that a step of the next scenario answers.
    private mutating func question(
        _ question: AtlasQuestion,
        at step: Int,
        answeredBy traces: [Trace?]
    ) -> AtlasData.Question {
        AtlasData.Question(
            title: question.title,
            note: question.note,
            scenario: scenarios.count,
            step: step,
            isAboutOwners: question.clues.isEmpty,
            isWhole: question.clues.count > 2,
            answers: traces.map { trace in
                question.answers(in: trace?.steps[0].calls ?? []).map { [$0.call.id, text($0.object)] }
            }
        )
    }

    /// Returns the only step of a trace.
    private mutating func column(
        _ trace: Trace,
        of pattern: AtlasPattern,
        after screen: [String],
        shared: [Int]
    ) -> AtlasData.Column {
        let step = trace.steps[0]
        var time = 0
        let changes = step.scene.screen.difference(from: screen)
        return AtlasData.Column(
            screen: screens.index(of: step.scene.screen.map { text($0) }),
            fresh: changes.insertions.map(\.offset),
            gone: changes.removals.count,
            owners: owners.index(of: pattern.owners.edges(in: step.scene).map { edge($0) }),
            first: step.calls.first?.id ?? 0,
            calls: step.calls.map { call in
                defer { time = call.time }
                return numbers(of: call, after: call.time - time, in: pattern)
            },
            shared: shared,
            repetitions: step.repetitions.map { [$0.start, $0.length, $0.times] },
            changes: step.changes.map { change in
                AtlasData.Change(
                    after: step.calls.count { $0.id <= change.after },
                    removed: change.removed.map { text($0) },
                    added: change.added.map { text($0) }
                )
            },
            omitted: Omission.allCases.map { step.omitted[$0.rawValue] ?? 0 },
            counts: TraceCounts(trace).numbers
        )
    }

    private mutating func numbers(of call: Call, after delay: Int, in pattern: AtlasPattern) -> [Int] {
        let place = sources.place(of: call, in: pattern.module)
        for part in [call.from, call.to] { note(PartRole(type: part), of: part) }
        let isService = call.kind == .begin || call.kind == .message && place.file.hasPrefix("Modules/Shared/")
        if isService { note(.service, of: call.to) }
        let isRendering = call.kind == .message && call.name.hasPrefix("render(")
        let kind = Self.kinds.firstIndex(of: isRendering ? Self.rendering : call.kind.rawValue) ?? 0
        let message = messages.index(
            of: [kind, text(call.from), text(call.to), text(call.name), text(place.file), codes.index(of: place.code)]
        )
        let numbers = [message, call.depth, delay, call.answers ?? 0]
        return Array(numbers.prefix((numbers.lastIndex { $0 != 0 } ?? 0) + 1))
    }

    private mutating func edge(_ edge: AtlasOwners.Edge) -> [Int] {
        note(PartRole(type: edge.owner), of: edge.owner)
        let kind = Self.referenceKinds.firstIndex(of: edge.kind) ?? 0
        return [text(edge.owner), text(edge.name), text(edge.target), kind, edge.isAlive ? 1 : 0]
    }

    private mutating func note(_ role: PartRole?, of part: String) {
        guard let role = role.flatMap({ Self.roles.firstIndex(of: $0) }) else { return }
        roles[text(part)] = role
    }

    private mutating func text(_ text: String) -> Int {
        texts.index(of: cut(text))
    }

    /// Returns a text without what could move or reverse others, cut to its maximum length.
    private func cut(_ text: String) -> String {
        guard text.unicodeScalars.count > Self.textLimit else { return text.displayable }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.textLimit))).displayable + "…"
    }
}

extension String {
    /// Whether a step is an expectation or prints: no action of a user.
    fileprivate var isCheck: Bool { contains(/^(in ".*" )?(expect|print)\b/) }
}

extension TracedStep {
    fileprivate var hasCalls: Bool { !calls.isEmpty }

    /// The moment of each call, by which patterns are aligned; `nil` if no other pattern has the call, or if a page may
    /// fold it.
    fileprivate var moments: [String?] {
        let folded = repetitions.map { $0.start + $0.length..<$0.start + $0.length * $0.times }
        return calls.enumerated().map { index, call in
            folded.contains { $0.contains(index) } ? nil : call.moment
        }
    }
}

extension TraceCounts {
    fileprivate static let words = ["messages", "own calls", "services begun", "answers", "turns", "functions entered"]

    /// The numbers, in the order of `words`.
    fileprivate var numbers: [Int] { [messages, own, services, answers, turns, functions] }
}
