import ArchDemo

/// The options of `arch-lab`, in the order of the help.
nonisolated extension Option {
    static let ofLab = [
        pattern, scenario, format, step, unfold, steps, seed, unreduced, references, screens, submission, gradeFormat,
        privateFolder, sandbox, output, sources, json, markdown, plots, formatted, help,
        version(of: .help),
    ]

    static let pattern = Option(
        name: "pattern",
        value: .one(of: TraceOptions.Patterns.self),
        meaning: [.trace: "The pattern that builds the app; all shows the patterns side by side."]
    )
    static let format = Option(
        name: "format",
        value: .one(of: TraceOptions.Format.self),
        standard: [.trace: "text"],
        meaning: [
            .trace:
                "How to print the calls: as text, as a Mermaid diagram, as a line of JSON a pattern, or only their "
                + "counts, as JSON too."
        ]
    )
    static let step = Option(
        name: "step",
        value: .any(placeholder: "NUMBER"),
        meaning: [.trace: "Print this step only; 0 is the start of the app."]
    )
    static let unfold = Option(name: "unfold", meaning: [.trace: "Print calls that repeat each time."])
    static let scenario = Option(
        name: "scenario",
        value: .any(placeholder: "FILE|NAME"),
        meaning: [
            .monkey: "Play this file, or the built-in scenario of this name, in place of a random user’s steps."
        ]
    )
    static let steps = Option(
        name: "steps",
        value: .any(placeholder: "NUMBER"),
        standard: [.monkey: "10000"],
        meaning: [.monkey: "How many steps to take on each pattern."]
    )
    static let seed = Option(
        name: "seed",
        value: .any(placeholder: "NUMBER"),
        standard: [.monkey: "1"],
        meaning: [.monkey: "Determines the steps and the order of simultaneous work."]
    )
    static let unreduced = Option(
        name: "unreduced",
        meaning: [.monkey: "Report a finding at once, with all steps of its app."]
    )
    static let references = Option(
        name: "references",
        value: .any(placeholder: "SCREEN"),
        meaning: [
            .compare:
                "List the stored references of this screen, by the name of its folder such as Login: owner, name, kind "
                + "and type."
        ]
    )
    static let screens = Option(
        name: "screens",
        meaning: [.compare: "Open each screen under each pattern and count the pattern’s objects that this adds."]
    )
    static let output = Option(
        name: "output",
        value: .any(placeholder: "FILE"),
        standard: [.atlas: AtlasOptions.standardOutput],
        meaning: [.atlas: "Write the page to this file."]
    )
    static let sources = Option(
        name: "sources",
        value: .any(placeholder: "DIR"),
        standard: [.atlas: ".", .compare: ".", .exercise: "."],
        meaning: [
            .atlas: "Quote the code of this clone of the project.",
            .compare: "Count the code in this clone of the project.",
            .exercise: "Use the exercises of this clone of the project.",
        ]
    )
    static let json = Option(
        name: "json",
        meaning: [
            .monkey: "Print the report as JSON.",
            .compare: "Print the numbers as JSON.",
            .bench: "Print the result as JSON.",
        ]
    )
    static let markdown = Option(
        name: "markdown",
        meaning: [.compare: "Print the page docs/comparison.md, which says what counts as what."]
    )
    static let plots = Option(
        name: "plots",
        value: .any(placeholder: "DIR"),
        meaning: [.compare: "Draw the numbers as SVG files in this folder."]
    )
    static let formatted = Option(
        name: "formatted",
        value: .any(placeholder: "DIR"),
        meaning: [
            .compare: "Add ratios of code formatted for other widths: DIR/80 has the patterns’ folders for 80 columns."
        ]
    )
    static let submission = Option(
        name: "submission",
        value: .any(placeholder: "PATH"),
        meaning: [.exercise: "The folder, archive or patch to grade."]
    )
    static let gradeFormat = Option(
        name: "format",
        value: .one(of: ExerciseOptions.Format.self),
        standard: [.exercise: "text"],
        meaning: [.exercise: "How to print the grade: gradescope is what Gradescope reads."]
    )
    static let privateFolder = Option(
        name: "private",
        value: .any(placeholder: "DIR"),
        meaning: [.exercise: "Prefer the hidden parts of exercises in this folder, which you keep to yourself."]
    )
    static let sandbox = Option(
        name: "sandbox",
        value: .any(placeholder: "FILE"),
        meaning: [.exercise: "Start what a submission contains with this program, such as scripts/course-sandbox."]
    )
}
