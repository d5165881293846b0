import ArchDemo

/// The commands of `arch-lab`.
nonisolated extension Command {
    static let trace = Command(
        "trace",
        "Play a scenario and print what called what.",
        usage: "FILE|NAME --pattern \(TraceOptions.Patterns.words.joined(separator: "|")) [OPTION…]",
        maximumOperands: 1,
        examples: [
            Example(
                "arch-lab trace log-in --pattern viper",
                "See who calls whom when a user logs in, in a build with --traits Trace."
            ),
            Example("arch-lab trace log-in --pattern all --step 3", "Compare the patterns in one step."),
        ]
    )
    static let atlas = Command(
        "atlas",
        "Write a page that shows what each pattern does, step by step.",
        usage: "[OPTION…] [FILE|NAME…]",
        maximumOperands: .max,
        examples: [
            Example(
                "arch-lab atlas",
                "Show the scenarios of docs/atlas.html; in a build with --traits Trace."
            ),
            Example("arch-lab atlas own.scenario log-in --output own.html", "Show one of your own beside another."),
            Example("arch-lab atlas recorded.json", "Show what “trace --format json” printed, in any build."),
        ]
    )
    static let monkey = Command(
        "monkey",
        "Let a random user loose on all patterns at once.",
        usage: "[OPTION…]",
        examples: [
            Example(
                "arch-lab monkey --steps 100000 --seed 7",
                "Do anything the screens allow; compare screens, requests and rows."
            ),
            Example(
                "arch-lab monkey --scenario found.scenario",
                "Repeat what was found, with the same checks and a verdict."
            ),
        ]
    )
    static let compare = Command(
        "compare",
        "Count the code of each pattern, its references and its tests.",
        usage: "[OPTION…]",
        examples: [
            Example("arch-lab compare", "Compare the patterns in the clone you are in."),
            Example("arch-lab compare --references Login", "See what holds what, weak or strong, on one screen."),
            Example("arch-lab compare --screens", "Count the objects of each screen in memory."),
        ]
    )
    static let pictures = Command(
        "pictures",
        "Draw pictures of the app in a terminal.",
        usage: "DIR",
        maximumOperands: 1,
        examples: [
            Example("arch-lab pictures docs/pictures", "Draw each screen as SVG, in a build with --traits Trace.")
        ]
    )
    static let bench = Command(
        "bench",
        "Time a tap to the view’s update under each pattern.",
        usage: "[OPTION…]",
        examples: [Example("arch-lab bench", "Print medians, and what each pattern adds to the first.")]
    )
    static let exercise = Command(
        "exercise",
        "Give an exercise of docs/course to students, or grade it.",
        usage: "\(ExerciseOptions.words.joined(separator: "|")) [NUMBER] [DIR] [OPTION…]",
        maximumOperands: 3,
        examples: [
            Example("arch-lab exercise list", "See the exercises."),
            Example("arch-lab exercise start 5", "Make a copy beside this clone to work in."),
            Example("arch-lab exercise check 5", "See how far your work is, and what to read."),
            Example("arch-lab exercise hand-out repository", "Write the repository for students."),
            Example("arch-lab exercise grade 5 --submission ada.zip", "Grade a folder, an archive or a patch."),
        ]
    )
    static let help = Command(
        "help",
        "Explain the program, or a command.",
        usage: "[COMMAND]",
        maximumOperands: 1,
        examples: [Example("arch-lab help trace", "Explain the command “trace”.")]
    )
}
