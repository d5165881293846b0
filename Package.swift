// swift-tools-version: 6.2

import PackageDescription

/// Every target: no implicit existentials, no import that leaks in through another file. A release contains Swift's
/// libraries, so that it starts in less than half the time and runs where no Swift is installed.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
    .unsafeFlags(["-index-ignore-system-modules", "-driver-batch-size-limit", "100"]),
    .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]),
]

/// Everything that draws a screen or decides what one shows runs on the main actor.
let mainActor = strict + [.defaultIsolation(MainActor.self)]

/// With the trait `Trace` the compiler calls `CInstruments` at the entry of every function.
let traced: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
        .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
    )
]

/// A target, named as its folder.
func target(
    _ path: String,
    _ dependencies: [Target.Dependency],
    exclude: [String] = [],
    _ settings: [SwiftSetting] = mainActor
) -> Target {
    .target(name: name(path), dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// A target of C, named as its folder.
func c(_ path: String, _ settings: [LinkerSetting] = []) -> Target {
    .target(name: name(path), path: path, linkerSettings: settings)
}

/// A target of tests, named as its folder.
func tests(
    _ path: String,
    _ dependencies: [Target.Dependency],
    exclude: [String] = [],
    _ settings: [SwiftSetting] = mainActor
) -> Target {
    .testTarget(
        name: name(path),
        dependencies: dependencies + ["TestSupport"],
        path: path,
        exclude: exclude,
        swiftSettings: settings,
        linkerSettings: [lld]
    )
}

/// A program: its `main.swift`. With the trait `Trace` it keeps the names of its functions.
func program(_ path: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name(path),
        dependencies: dependencies,
        path: path,
        swiftSettings: mainActor,
        linkerSettings: [
            lld,
            .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release)),
            .unsafeFlags(
                ["-Xlinker", "-export-dynamic"],
                .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
            ),
        ]
    )
}

let lld = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))

func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

/// The patterns, each of which knows no other. `Modules/AppCommand/Patterns.swift` says what they are called.
let patterns = ["MVC", "MVP", "VIPER", "MVVMCoordinator"]
let app: [Target.Dependency] = ["Shared", "Headless", "Screens"]

let package = Package(
    name: "arch-demo",
    platforms: [.macOS(.v15)],
    products: ["arch-demo", "arch-lab"].map { .executable(name: $0, targets: [$0]) },
    traits: [.trait(name: "Trace", description: "Records what calls what, for “arch-lab trace”; a debug build only.")],
    targets: patterns.map { target("Modules/\($0)", app, mainActor + traced) } + [
        // What the patterns are built on
        target(
            "Modules/Shared",
            [
                "CSQLite", .target(name: "CCrypt", condition: .when(platforms: [.linux])),
                .target(name: "CCurl", condition: .when(platforms: [.linux])),
            ],
            strict + traced
        ),
        target("Modules/Headless", ["Shared"], mainActor + traced),
        target("Modules/Screens", ["Shared", "Headless"]),

        // What plays and shows them
        target("Modules/Scenarios", app + ["CScenarios"], exclude: ["BuiltIn"]),
        target("Modules/Terminal", ["Shared", "Headless", "CTerminal"]),
        target(
            "Modules/AppCommand",
            patterns.map { .target(name: $0) } + app + [
                "Scenarios", "Terminal", .target(name: "Tracing", condition: .when(traits: ["Trace"])),
            ]
        ),
        program("Modules/arch-demo", ["AppCommand"]),
        .systemLibrary(name: "CCrypt", path: "Modules/C/CCrypt"),
        c("Modules/C/CCurl", [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        c(
            "Modules/C/CSQLite",
            [
                .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]
        ),
        c("Modules/C/CScenarios"),
        c("Modules/C/CTerminal"),

        // What tests them
    ] + patterns.map { tests("Tests/\($0)Tests", app + [.target(name: $0)], exclude: ["objects.json"]) } + [
        tests("Tests/SharedTests", ["Shared", "TestTools"], strict),
        tests("Tests/HeadlessTests", app),
        tests("Tests/ScenariosTests", app + ["Scenarios"]),
        tests("Tests/TerminalTests", ["Shared", "Headless", "Terminal", "CTerminal", "TestTools"]),
        tests(
            "Tests/CommandTests",
            app + ["AppCommand", "Scenarios", "Terminal", "TestTools"],
            exclude: ["InProcess/Golden"],
            strict
        ),
        tests("Tests/ConformanceTests", app + ["AppCommand", "Monkey", "Scenarios", "TestTools"]),
        tests("Tests/DocumentationTests", ["Counting"], strict),
        target("Tests/TestKit/TestSupport", app + ["TestTools", "CTimeLimit"]),
        target("Tests/TestKit/TestTools", ["Shared"], strict),
        c("Tests/TestKit/CTimeLimit"),

        // What measures and shows the differences
        target("Modules/Instruments/Counting", []),
        target("Modules/Instruments/Monkey", app + ["Scenarios", "TestTools", "CInstruments"]),
        target(
            "Modules/Instruments/Tracing",
            [.target(name: "CInstruments", condition: .when(platforms: [.linux], traits: ["Trace"]))],
            strict
        ),
        target(
            "Modules/Instruments/Atlas",
            ["Shared", "Headless", "Terminal", "Counting", "Tracing", "CInstruments"],
            exclude: ["Page"],
            strict
        ),
        target("Modules/Instruments/Course", ["Scenarios", "Counting", "TestTools"], strict),
        target(
            "Modules/Instruments/ArchLab",
            app + [
                "Scenarios", "Terminal", "AppCommand", "Counting", "Monkey", "Tracing", "Atlas", "Course", "TestTools",
            ]
        ),
        program("Modules/Instruments/arch-lab", ["AppCommand", "ArchLab"]),
        c("Modules/Instruments/CInstruments"),
        tests("Tests/Instruments/MonkeyTests", app + ["AppCommand", "Monkey", "Scenarios"]),
        tests(
            "Tests/Instruments/InstrumentsTests",
            app + ["Terminal", "AppCommand", "ArchLab", "Counting", "Tracing", "Atlas", "Course", "TestTools"],
            exclude: ["Counting/Golden"],
            strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
