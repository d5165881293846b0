import AppCommand
import Screens
import TestTools

/// The commands of `arch-lab`.
nonisolated package enum LabCommands {
    /// The program that has them.
    package static let program = Program(
        "arch-lab",
        "records, compares and measures the patterns of arch-demo.",
        commands: [trace, atlas, monkey, compare, mutate, pictures, bench, exercise, help],
        defaults: LabOptions(),
        elsewhere: ["run", "verify", "patterns", "scenarios"],
        startElsewhere: { "swift run arch-demo \($0)" },
        willEnd: {
            Interruption.awaitReport()
            ChildProcess.killAll()
        }
    )

    private static let trace = Command<LabOptions>(
        "trace",
        "Play a scenario and print what called what.",
        usage: "FILE|NAME --pattern \([Pattern].words.joined(separator: "|")) [OPTION…]",
        maximumOperands: 1,
        examples: [
            "arch-lab trace log-in --pattern viper":
                "See who calls whom when a user logs in, in a build with --traits Trace.",
            "arch-lab trace log-in --pattern all --step 3": "Compare the patterns in one step.",
        ],
        options: [
            Option(
                "pattern",
                oneOf: [Pattern].self,
                "The pattern that builds the app; all shows the patterns side by side."
            ) { $0.trace.patterns = $1 },
            Option(
                "format",
                oneOf: TraceOptions.Format.self,
                "How to print the calls: as text, as a Mermaid diagram, as a line of JSON a pattern, or only their "
                    + "counts, as JSON too.",
                standard: "text"
            ) { $0.trace.format = $1 },
            Option(
                "step",
                ["NUMBER"],
                "Print this step only; 0 is the start of the app.",
                store: TraceOptions.storeStep
            ),
            Option("unfold", "Print calls that repeat each time.") { $0.trace.isFolded = false },
        ],
        begin: TraceOptions.storeScenario,
        perform: { try await TraceCommand(options: $0.trace).perform() }
    )

    private static let atlas = Command<LabOptions>(
        "atlas",
        "Write a page that shows what each pattern does, step by step.",
        usage: "[OPTION…] [FILE|NAME…]",
        maximumOperands: .max,
        examples: [
            "arch-lab atlas": "Show the scenarios of docs/atlas.html; in a build with --traits Trace.",
            "arch-lab atlas own.scenario log-in --output own.html": "Show one of your own beside another.",
            "arch-lab atlas recorded.json": "Show what “trace --format json” printed, in any build.",
        ],
        options: [
            Option("output", ["FILE"], "Write the page to this file.", standard: AtlasOptions().output) {
                $0.atlas.output = $1
            },
            Option("sources", ["DIR"], "Quote the code of this clone of the project.", standard: ".") {
                $0.atlas.sources = $1
            },
        ],
        begin: { if !$1.operands.isEmpty { $0.atlas.inputs = $1.operands } },
        perform: { try await AtlasCommand(options: $0.atlas).perform() }
    )

    private static let monkey = Command<LabOptions>(
        "monkey",
        "Let a random user loose on all patterns at once.",
        examples: [
            "arch-lab monkey --steps 100000 --seed 7":
                "Do anything the screens allow; compare screens, requests and rows.",
            "arch-lab monkey --scenario found.scenario": "Repeat what was found, with the same checks and a verdict.",
        ],
        options: [
            Option(
                "scenario",
                ["FILE|NAME"],
                "Play this file, or the built-in scenario of this name, in place of a random user’s steps."
            ) { $0.monkey.scenario = $1 },
            Option(
                "steps",
                ["NUMBER"],
                "How many steps to take on each pattern.",
                standard: "10000",
                store: MonkeyOptions.storeSteps
            ),
            Option(
                "seed",
                ["NUMBER"],
                "Determines the steps and the order of simultaneous work.",
                standard: "1",
                store: MonkeyOptions.storeSeed
            ),
            Option("unreduced", "Report a finding at once, with all steps of its app.") {
                $0.monkey.isUnreduced = true
            },
            Option("json", "Print the report as JSON.") { $0.monkey.isJSON = true },
        ],
        begin: MonkeyOptions.check,
        perform: { try await MonkeyCommand(options: $0.monkey).perform() }
    )

    private static let compare = Command<LabOptions>(
        "compare",
        "Count the code of each pattern, its references and its tests.",
        examples: [
            "arch-lab compare": "Compare the patterns in the clone you are in.",
            "arch-lab compare --references Login": "See what holds what, weak or strong, on one screen.",
            "arch-lab compare --screens": "Count the objects of each screen in memory.",
        ],
        options: [
            Option(
                "references",
                ["SCREEN"],
                "List the stored references of this screen, by the name of its folder such as Login: owner, name, kind "
                    + "and type."
            ) { $0.compare.screen = $1 },
            Option("screens", "Open each screen under each pattern and count the pattern’s objects that this adds.") {
                $0.compare.countsScreens = true
            },
            Option("sources", ["DIR"], "Count the code in this clone of the project.", standard: ".") {
                $0.compare.sources = $1
            },
            Option("json", "Print the numbers as JSON.") { $0.compare.format = .json },
            Option("markdown", "Print the page docs/comparison.md, which says what counts as what.") {
                $0.compare.format = .markdown
            },
            Option("plots", ["DIR"], "Draw the numbers as SVG files in this folder.") { $0.compare.plots = $1 },
            Option(
                "formatted",
                ["DIR"],
                "Add ratios of code formatted for other widths: DIR/80 has the patterns’ folders for 80 columns."
            ) { $0.compare.formatted = $1 },
        ],
        begin: CompareOptions.check,
        perform: { try await CompareCommand(options: $0.compare).perform() }
    )

    private static let mutate = Command<LabOptions>(
        "mutate",
        "Make small mistakes in a pattern; count which checks notice.",
        usage: "PATTERN [FILE…] [OPTION…]",
        maximumOperands: .max,
        examples: [
            "arch-lab mutate mvc": "See which mistakes in MVC no check catches.",
            "arch-lab mutate viper --sample 100 --seed 7": "Check 100 of VIPER; the same command resumes.",
        ],
        options: [
            Option("sample", ["NUMBER"], "Draw this many of the mistakes.", store: MutateOptions.storeSample),
            Option("seed", ["NUMBER"], "Determines the sample.", standard: "1") { options, text throws(UsageError) in
                options.mutate.seed = try LabOptions.seed(text)
            },
        ],
        begin: MutateOptions.storePattern,
        perform: { try await MutateCommand(options: $0.mutate).perform() }
    )

    private static let pictures = Command<LabOptions>(
        "pictures",
        "Draw pictures of the app in a terminal.",
        usage: "DIR",
        maximumOperands: 1,
        examples: [
            "arch-lab pictures docs/pictures": "Draw each screen as SVG, in a build with --traits Trace."
        ],
        begin: PicturesCommand.storeFolder,
        perform: { try await PicturesCommand(folder: $0.picturesFolder).perform() }
    )

    private static let bench = Command<LabOptions>(
        "bench",
        "Time a tap to the view’s update under each pattern.",
        examples: ["arch-lab bench": "Print medians, and what each pattern adds to the first."],
        options: [Option("json", "Print the result as JSON.") { $0.bench.isJSON = true }],
        perform: { try await BenchCommand(options: $0.bench).perform() }
    )

    private static let exercise = Command<LabOptions>(
        "exercise",
        "Give an exercise of docs/course to students, or grade it.",
        usage: "ACTION [NUMBER] [DIR] [OPTION…]",
        maximumOperands: 3,
        examples: [
            "arch-lab exercise list": "See the exercises.",
            "arch-lab exercise start 5": "Make a branch to work on.",
            "arch-lab exercise check 5": "See how far your work is, and what to read.",
            "arch-lab exercise hand-in 5": "Make the archive to hand in.",
            "arch-lab exercise hand-out repository": "Write the repository for students.",
            "arch-lab exercise grade 5 --submission ada.zip": "Grade a folder, an archive or a patch.",
        ],
        options: [
            Option("submission", ["PATH"], "The folder, archive or patch to grade.") { _, _ in },  // part of the action
            Option("json", "Print the grade as JSON.") { $0.exercise.isJSON = true },
            Option(
                "sandbox",
                ["FILE"],
                "Start what a submission contains with this program, such as scripts/course-sandbox."
            ) { $0.exercise.sandbox = $1 },
            Option("sources", ["DIR"], "Use the exercises of this clone of the project.", standard: ".") {
                $0.exercise.sources = $1
            },
        ],
        begin: ExerciseOptions.storeAction,
        perform: { try await ExerciseCommand(options: $0.exercise).perform() }
    )

    private static let help = Command<LabOptions>(
        "help",
        "Explain the program, or a command.",
        usage: "[COMMAND]",
        maximumOperands: 1,
        examples: ["arch-lab help trace": "Explain the command “trace”."]
    )
}
