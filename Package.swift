// swift-tools-version: 6.3

import PackageDescription

typealias Names = [Target.Dependency]
typealias Flags = [SwiftSetting]

let macOS = BuildSettingCondition.when(platforms: [.macOS])
let linux = BuildSettingCondition.when(platforms: [.linux])
let release = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let trace = BuildSettingCondition.when(platforms: [.linux], configuration: .debug, traits: ["Trace"])

/// Every target: no implicit existentials, no import that leaks in through another file. A release contains Swift's
/// libraries, so that it starts in less than half the time and runs where no Swift is installed. The other flags make
/// the first build faster: an index without the system's symbols, a batch of files for each core, and no second check
/// of the compiler's own output.
let strict: Flags = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-static-stdlib"], release),
    .unsafeFlags([
        "-index-ignore-system-modules", "-driver-batch-size-limit", "100", "-Xfrontend", "-disable-llvm-verify",
    ]),
]

/// Everything that draws a screen or decides what one shows runs on the main actor.
let mainActor = strict + [.defaultIsolation(MainActor.self)]

/// With the trait `Trace` the compiler calls `CInstruments` at the entry of every function.
let traced: Flags = [
    .unsafeFlags(["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"], trace)
]

/// The links of a program: of a release to Swift's libraries, by lld, because gold warns about them; of a traced one
/// with the names of its functions.
let links: [LinkerSetting] = [
    .unsafeFlags(["-static-stdlib", "-use-ld=lld"], release),
    .unsafeFlags(["-Xlinker", "-export-dynamic"], trace),
]

extension Target {
    /// A target that is named as its folder.
    static func swift(_ path: String, _ uses: Names, exclude: [String] = [], _ flags: Flags = mainActor) -> Target {
        target(name: name(path), dependencies: uses, path: path, exclude: exclude, swiftSettings: flags)
    }

    static func c(_ path: String, _ libraries: [LinkerSetting] = []) -> Target {
        target(name: name(path), path: path, linkerSettings: libraries)
    }

    static func tests(_ path: String, _ uses: Names, exclude: [String] = [], _ flags: Flags = mainActor) -> Target {
        testTarget(
            name: name(path),
            dependencies: uses + ["TestSupport"],
            path: path,
            exclude: exclude,
            swiftSettings: flags
        )
    }

    /// A program: its `main.swift`.
    static func program(_ path: String, _ uses: Names) -> Target {
        executableTarget(name: name(path), dependencies: uses, path: path, swiftSettings: strict, linkerSettings: links)
    }

    private static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
}

/// The patterns, each of which knows no other. `Modules/AppCommand/Patterns.swift` says what they are called.
let patterns = ["MVC", "MVP", "VIPER", "MVVMCoordinator"]
let app: Names = ["Shared", "Headless", "Screens"]
let crypt: Target.Dependency = .target(name: "CCrypt", condition: .when(platforms: [.linux]))
let tracing: Target.Dependency = .target(name: "Tracing", condition: .when(traits: ["Trace"]))
let command: Names = app + ["Scenarios", "Terminal", "AppCommand", "TestTools"]

let package = Package(
    name: "arch-demo",
    platforms: [.macOS(.v26)],
    traits: [.trait(name: "Trace", description: "Records what calls what, for “arch-lab trace”; a debug build only.")],
    targets: patterns.map { .swift("Modules/\($0)", app, mainActor + traced) } + [
        // What the patterns are built on
        .swift("Modules/Shared", ["CSQLite", crypt, "CCurl"], strict + traced),
        .swift("Modules/Headless", ["Shared"], mainActor + traced),
        .swift("Modules/Screens", ["Shared", "Headless"]),

        // What plays and shows the app
        .swift("Modules/Scenarios", app + ["CScenarios"], exclude: ["BuiltIn"]),
        .swift("Modules/Terminal", ["Shared", "Headless", "CTerminal"]),
        .swift("Modules/AppCommand", patterns.map { .byName(name: $0) } + app + ["Scenarios", "Terminal", tracing]),
        .program("Modules/arch-demo", ["AppCommand"]),
        .systemLibrary(name: "CCrypt", path: "Modules/C/CCrypt"),
        .c("Modules/C/CCurl", [.linkedLibrary("dl", linux)]),
        .c("Modules/C/CSQLite", [.linkedLibrary(":libsqlite3.so.0", linux), .linkedLibrary("sqlite3", macOS)]),
        .c("Modules/C/CScenarios"),
        .c("Modules/C/CTerminal"),

        // What tests it
    ] + patterns.map { .tests("Tests/\($0)Tests", app + [.byName(name: $0)], exclude: ["objects.json"]) } + [
        .tests("Tests/SharedTests", ["Shared", "TestTools"], strict),
        .tests("Tests/HeadlessTests", app),
        .tests("Tests/ScenariosTests", app + ["Scenarios"]),
        .tests("Tests/TerminalTests", ["Shared", "Headless", "Terminal", "CTerminal", "TestTools"]),
        .tests("Tests/CommandTests", command, exclude: ["InProcess/Golden"], strict),
        .tests("Tests/ConformanceTests", app + ["AppCommand", "Monkey", "Scenarios", "TestTools"]),
        .tests("Tests/DocumentationTests", ["Counting"], strict),
        .swift("Tests/TestKit/TestSupport", app + ["TestTools", "CTimeLimit"]),
        .swift("Tests/TestKit/TestTools", ["Shared", "CChildProcess"], strict),
        .c("Tests/TestKit/CChildProcess"),
        .c("Tests/TestKit/CTimeLimit"),

        // What measures and shows the differences
        .swift("Modules/Instruments/Counting", []),
        .swift("Modules/Instruments/Monkey", app + ["Scenarios", "TestTools", "CInstruments"]),
        .swift(
            "Modules/Instruments/Tracing",
            [.target(name: "CInstruments", condition: .when(traits: ["Trace"]))],
            strict
        ),
        .swift(
            "Modules/Instruments/Atlas",
            ["Shared", "Headless", "Terminal", "Counting", "Tracing", "CInstruments"],
            exclude: ["Page"],
            strict
        ),
        .swift("Modules/Instruments/Course", ["Scenarios", "TestTools"], strict),
        .swift("Modules/Instruments/Mutation", ["Shared", "Counting"], strict),
        .swift(
            "Modules/Instruments/ArchLab",
            command + ["Counting", "Monkey", "Tracing", "Atlas", "Course", "Mutation"]
        ),
        .program("Modules/Instruments/arch-lab", ["AppCommand", "ArchLab"]),
        .c("Modules/Instruments/CInstruments"),
        .tests("Tests/Instruments/MonkeyTests", app + ["AppCommand", "Monkey", "Scenarios"]),
        .tests(
            "Tests/Instruments/InstrumentsTests",
            command + ["Counting", "Tracing", "Atlas", "Course", "Mutation", "ArchLab"],
            strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
