// swift-tools-version: 6.2

import PackageDescription

/// Every target: no implicit existentials, no import that leaks in through another file. The index for editors has the
/// package's own symbols: those of the system's modules would be a tenth of a first build. A batch may have up to 100
/// files, so that two cores compile each module in two, evenly. The compiler does not verify its own output again: that
/// would be a twentieth. A release has Swift's libraries in it, so that it starts in less than half the time and runs
/// where no Swift is installed.
let common: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-index-ignore-system-modules", "-driver-batch-size-limit", "100"]),
    .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]),
    .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
]

/// Everything that draws a screen or decides what one shows runs on the main actor.
let mainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// What a trace shows: with the trait `Trace` the compiler calls `CTrace` at the entry of every function.
let traced: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
        .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
    )
]

extension Target {
    /// A target of the app.
    static func app(_ name: String, _ dependencies: [Dependency], _ settings: [SwiftSetting] = mainActor) -> Target {
        target(name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
    }

    /// An architecture pattern, which knows no other.
    static func pattern(_ name: String) -> Target {
        app(name, ["Shared", "Headless", "Screens"], mainActor + traced)
    }

    /// The tests of a pattern's roles, with a list of the objects of each screen, which `ConformanceTests` reads.
    static func tests(of pattern: String) -> Target {
        let dependencies: [Dependency] = ["Shared", "Headless", "Screens", "TestSupport", .target(name: pattern)]
        return tests("\(pattern)Tests", dependencies, exclude: ["objects.json"])
    }

    /// A target that measures or shows.
    static func instrument(
        _ name: String,
        _ dependencies: [Dependency] = [],
        _ settings: [SwiftSetting] = mainActor
    ) -> Target {
        target(name: name, dependencies: dependencies, path: "Modules/Instruments/\(name)", swiftSettings: settings)
    }

    /// A program: its `main.swift`.
    static func program(_ name: String, in folder: String = "Modules", _ dependencies: [Dependency]) -> Target {
        executableTarget(
            name: name,
            dependencies: dependencies,
            path: "\(folder)/\(name)",
            swiftSettings: mainActor,
            linkerSettings: [
                .unsafeFlags(
                    ["-Xlinker", "-export-dynamic"],
                    .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
                ),
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
                .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
            ]
        )
    }

    /// The tests in the folder `name`.
    static func tests(
        _ name: String,
        in folder: String = "Tests",
        _ dependencies: [Dependency],
        exclude: [String] = [],
        _ settings: [SwiftSetting] = mainActor
    ) -> Target {
        testTarget(
            name: name,
            dependencies: dependencies,
            path: "\(folder)/\(name)",
            exclude: exclude,
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
        )
    }
}

/// The patterns' targets, each with a target for its tests. `Modules/ArchDemo/Patterns.swift` says what they are
/// called.
let patterns = ["MVC", "MVP", "VIPER", "MVVMCoordinator"]

let package = Package(
    name: "arch-demo",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "arch-demo", targets: ["arch-demo"]),
        .executable(name: "arch-lab", targets: ["arch-lab"]),
    ],
    traits: [.trait(name: "Trace", description: "Records what calls what, for “arch-lab trace”; a debug build only.")],
    targets: patterns.flatMap { [.pattern($0), .tests(of: $0)] } + [
        // The app under the patterns
        .app(
            "Shared",
            [
                "CSQLite",
                .target(name: "CCrypt", condition: .when(platforms: [.linux])),
                .target(name: "CCurl", condition: .when(platforms: [.linux])),
            ],
            common + traced
        ),
        .app("Headless", ["Shared"], mainActor + traced),
        .app("Screens", ["Shared", "Headless"]),
        .target(
            name: "Scenarios",
            dependencies: ["CScenarios", "Shared", "Headless", "Screens"],
            path: "Modules/Scenarios",
            exclude: ["BuiltIn"],
            swiftSettings: mainActor
        ),
        .app("Terminal", ["CTerminal", "Shared", "Headless"]),
        .app(
            "ArchDemo",
            patterns.map { .target(name: $0) } + [
                "Shared", "Headless", "Screens", "Scenarios", "Terminal",
                .target(name: "Tracing", condition: .when(traits: ["Trace"])),
            ]
        ),
        .program("arch-demo", ["ArchDemo"]),
        .systemLibrary(name: "CCrypt", path: "Modules/C/CCrypt"),
        .target(
            name: "CCurl",
            path: "Modules/C/CCurl",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(name: "CScenarios", path: "Modules/C/CScenarios"),
        .target(
            name: "CSQLite",
            path: "Modules/C/CSQLite",
            linkerSettings: [
                .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]
        ),
        .target(name: "CTerminal", path: "Modules/C/CTerminal"),

        // The instruments
        .instrument(
            "ArchLab",
            [
                "ArchDemo", "Atlas", "Benchmarks", "Counting", "Course", "Headless", "LiveObjects", "Monkey",
                "PseudoTerminal", "Scenarios", "Screens", "Shared", "SwiftReader", "Terminal", "Tracing",
            ]
        ),
        .program("arch-lab", in: "Modules/Instruments", ["ArchDemo", "ArchLab"]),
        .instrument("SwiftReader"),
        .instrument("Counting", ["SVG", "SwiftReader"]),
        .instrument("Benchmarks"),
        .instrument("Loopback", ["Shared"]),
        .instrument("LiveObjects"),
        .instrument("Monkey", ["CExecutor", "LiveObjects", "Shared", "Headless", "Screens", "Scenarios"]),
        .target(name: "CExecutor", path: "Modules/Instruments/CExecutor"),
        .target(name: "CTrace", dependencies: ["CExecutor"], path: "Modules/Instruments/CTrace"),
        .instrument(
            "Tracing",
            [.target(name: "CTrace", condition: .when(platforms: [.linux], traits: ["Trace"]))],
            common
        ),
        .target(name: "CAtlas", path: "Modules/Instruments/CAtlas"),
        .target(
            name: "Atlas",
            dependencies: ["CAtlas", "Counting", "Headless", "Shared", "SwiftReader", "Terminal", "Tracing"],
            path: "Modules/Instruments/Atlas",
            exclude: ["Page"],
            swiftSettings: common
        ),
        .instrument("Course", ["Counting", "PseudoTerminal", "Scenarios", "SwiftReader"], common),
        .instrument("PseudoTerminal", [], common),
        .instrument("SVG", ["PseudoTerminal"], common),
        .program("pictures", in: "Modules/Instruments", ["PseudoTerminal", "SVG"]),

        // The tests
        .target(name: "CTimeLimit", path: "Tests/CTimeLimit"),
        .target(
            name: "TestSupport",
            dependencies: ["CTimeLimit", "LiveObjects", "Shared", "Headless", "Screens"],
            path: "Tests/TestSupport",
            swiftSettings: mainActor
        ),
        .tests("SharedTests", ["Shared", "Loopback", "TestSupport"], common),
        .tests("HeadlessTests", ["Headless", "Screens", "Shared", "TestSupport"]),
        .tests("ScenariosTests", ["Shared", "Headless", "Scenarios", "Screens", "TestSupport"]),
        .tests("TerminalTests", ["CTerminal", "Headless", "Shared", "Terminal", "PseudoTerminal", "TestSupport"]),
        .tests(
            "ArchDemoTests",
            ["ArchDemo", "Headless", "Scenarios", "Screens", "Shared", "Terminal", "TestSupport"],
            exclude: ["Golden"]
        ),
        .tests("CommandTests", ["Shared", "Loopback", "PseudoTerminal", "TestSupport"], common),
        .tests(
            "ConformanceTests",
            ["ArchDemo", "Headless", "Monkey", "Scenarios", "Screens", "Shared", "TestSupport"]
        ),
        .tests(
            "FaultTests",
            ["ArchDemo", "Headless", "Loopback", "Scenarios", "Screens", "Shared", "TestSupport"]
        ),
        .tests("DocumentationTests", ["SwiftReader", "TestSupport"], common),
        .tests("TestSupportTests", ["Shared", "TestSupport"]),
        .tests(
            "ArchLabTests",
            in: "Tests/Instruments",
            ["ArchDemo", "ArchLab", "Counting", "Screens", "Shared", "TestSupport"],
            exclude: ["Golden"]
        ),
        .tests("SwiftReaderTests", in: "Tests/Instruments", ["SwiftReader"]),
        .tests(
            "CountingTests",
            in: "Tests/Instruments",
            ["Counting", "SwiftReader", "TestSupport"],
            exclude: ["Golden"]
        ),
        .tests("BenchmarksTests", in: "Tests/Instruments", ["Benchmarks"], exclude: ["Golden"]),
        .tests(
            "MonkeyTests",
            in: "Tests/Instruments",
            ["ArchDemo", "Headless", "Monkey", "Scenarios", "Screens", "Shared", "TestSupport"]
        ),
        .tests("AtlasTests", in: "Tests/Instruments", ["Atlas", "Counting", "TestSupport", "Tracing"], common),
        .tests(
            "CourseTests",
            in: "Tests/Instruments",
            ["Counting", "Course", "PseudoTerminal", "TestSupport"],
            common
        ),
        .tests("TracingTests", in: "Tests/Instruments", ["TestSupport", "Tracing"], common),
        .tests("PseudoTerminalTests", in: "Tests/Instruments", ["PseudoTerminal", "Shared"]),
        .tests("SVGTests", in: "Tests/Instruments", ["PseudoTerminal", "SVG"]),
    ],
    swiftLanguageModes: [.v6]
)
