// swift-tools-version: 6.2

import PackageDescription

/// Every target: no implicit existentials, no import that leaks in through another file.
let common: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Everything that draws a screen or decides what one shows runs on the main actor.
let mainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// What a trace shows: with the trait `Trace` the compiler calls `Modules/CTrace` at the entry of every function.
let traced: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
        .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
    )
]

let package = Package(
    name: "arch-demo",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "arch-demo", targets: ["arch-demo"])],
    traits: [.trait(name: "Trace", description: "Records what calls what, for “arch-demo trace”; a debug build only.")],
    targets: [
        .systemLibrary(name: "CCrypt", path: "Modules/CCrypt"),
        .target(
            name: "CSQLite",
            path: "Modules/CSQLite",
            linkerSettings: [
                .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]
        ),
        .target(
            name: "CCurl",
            path: "Modules/CCurl",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(
            name: "Shared",
            dependencies: [
                "CSQLite",
                .target(name: "CCrypt", condition: .when(platforms: [.linux])),
                .target(name: "CCurl", condition: .when(platforms: [.linux])),
            ],
            path: "Modules/Shared",
            swiftSettings: common + traced
        ),
        .target(name: "Headless", dependencies: ["Shared"], path: "Modules/Headless", swiftSettings: mainActor),
        .target(
            name: "Screens",
            dependencies: ["Shared", "Headless"],
            path: "Modules/Screens",
            swiftSettings: mainActor
        ),

        .target(
            name: "MVP",
            dependencies: ["Shared", "Headless", "Screens"],
            path: "Modules/MVP",
            swiftSettings: mainActor + traced
        ),
        .target(
            name: "VIPER",
            dependencies: ["Shared", "Headless", "Screens"],
            path: "Modules/VIPER",
            swiftSettings: mainActor + traced
        ),
        .target(
            name: "MVVMCoordinator",
            dependencies: ["Shared", "Headless", "Screens"],
            path: "Modules/MVVMCoordinator",
            swiftSettings: mainActor + traced
        ),

        .target(
            name: "Scenarios",
            dependencies: ["Shared", "Headless", "Screens"],
            path: "Modules/Scenarios",
            resources: [.embedInCode("BuiltIn")],
            swiftSettings: mainActor
        ),
        .target(name: "CTerminal", path: "Modules/CTerminal"),
        .target(
            name: "Terminal",
            dependencies: ["CTerminal", "Shared", "Headless"],
            path: "Modules/Terminal",
            swiftSettings: mainActor
        ),
        .target(name: "TerminalModel", path: "Modules/TerminalModel", swiftSettings: common),
        .executableTarget(
            name: "terminal-checks",
            dependencies: ["Loopback", "TerminalModel"],
            path: "Modules/terminal-checks",
            swiftSettings: mainActor
        ),
        .executableTarget(
            name: "pictures",
            dependencies: ["TerminalModel"],
            path: "Modules/pictures",
            swiftSettings: mainActor
        ),
        .target(name: "Loopback", dependencies: ["Shared"], path: "Modules/Loopback", swiftSettings: mainActor),
        .target(
            name: "Comparison",
            dependencies: ["Shared", "Loopback"],
            path: "Modules/Comparison",
            swiftSettings: mainActor
        ),
        .target(name: "LiveObjects", path: "Modules/LiveObjects", swiftSettings: mainActor),
        .target(name: "CExecutor", path: "Modules/CExecutor"),
        .target(name: "CTrace", dependencies: ["CExecutor"], path: "Modules/CTrace"),
        .target(
            name: "Tracing",
            dependencies: [.target(name: "CTrace", condition: .when(platforms: [.linux], traits: ["Trace"]))],
            path: "Modules/Tracing",
            swiftSettings: common
        ),
        .target(
            name: "Monkey",
            dependencies: ["CExecutor", "LiveObjects", "Shared", "Headless", "Screens", "Scenarios"],
            path: "Modules/Monkey",
            swiftSettings: mainActor
        ),
        .target(
            name: "ArchDemo",
            dependencies: [
                "Shared", "Headless", "Screens", "MVP", "VIPER", "MVVMCoordinator", "Scenarios", "Terminal",
                "Comparison", "LiveObjects", "Tracing", "Monkey",
            ],
            path: "Modules/ArchDemo",
            swiftSettings: mainActor
        ),
        .executableTarget(
            name: "arch-demo",
            dependencies: ["ArchDemo"],
            path: "Modules/arch-demo",
            swiftSettings: mainActor,
            linkerSettings: [
                .unsafeFlags(
                    ["-Xlinker", "-export-dynamic"],
                    .when(platforms: [.linux], configuration: .debug, traits: ["Trace"])
                )
            ]
        ),

        .target(name: "CTimeLimit", path: "Tests/CTimeLimit"),
        .target(
            name: "TestSupport",
            dependencies: ["CTimeLimit", "LiveObjects", "Shared", "Headless", "Screens"],
            path: "Tests/TestSupport",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "SharedTests",
            dependencies: ["Shared", "Loopback", "TestSupport"],
            path: "Tests/SharedTests",
            swiftSettings: common
        ),
        .testTarget(
            name: "ArchDemoTests",
            dependencies: [
                "ArchDemo", "Comparison", "Headless", "Scenarios", "Screens", "Shared", "Terminal", "TestSupport",
            ],
            path: "Tests/ArchDemoTests",
            exclude: ["Golden"],
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "ComparisonTests",
            dependencies: ["Comparison", "TestSupport"],
            path: "Tests/ComparisonTests",
            exclude: ["Golden"],
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["Shared", "TerminalModel", "TestSupport"],
            path: "Tests/CommandTests",
            swiftSettings: common
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "ArchDemo", "Headless", "Monkey", "Scenarios", "Screens", "Shared", "Terminal", "TestSupport",
            ],
            path: "Tests/ConformanceTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "FaultTests",
            dependencies: ["ArchDemo", "Headless", "Loopback", "Scenarios", "Screens", "Shared", "TestSupport"],
            path: "Tests/FaultTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "MonkeyTests",
            dependencies: ["ArchDemo", "Headless", "LiveObjects", "Monkey", "Scenarios", "Screens", "Shared"],
            path: "Tests/MonkeyTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "TracingTests",
            dependencies: ["Tracing"],
            path: "Tests/TracingTests",
            swiftSettings: common
        ),
        .testTarget(
            name: "TerminalTests",
            dependencies: ["CTerminal", "Headless", "Shared", "Terminal", "TerminalModel", "TestSupport"],
            path: "Tests/TerminalTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "ScenariosTests",
            dependencies: ["Shared", "Headless", "Scenarios", "Screens", "TestSupport"],
            path: "Tests/ScenariosTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "HeadlessTests",
            dependencies: ["Headless", "Shared", "TestSupport"],
            path: "Tests/HeadlessTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "ScreensTests",
            dependencies: ["Headless", "Screens", "Shared"],
            path: "Tests/ScreensTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["Comparison"],
            path: "Tests/DocumentationTests",
            swiftSettings: common
        ),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["Shared", "TestSupport"],
            path: "Tests/TestSupportTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "MVPTests",
            dependencies: ["MVP", "Shared", "Headless", "Screens", "TestSupport"],
            path: "Tests/MVPTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "VIPERTests",
            dependencies: ["VIPER", "Shared", "Headless", "Screens", "TestSupport"],
            path: "Tests/VIPERTests",
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "MVVMCoordinatorTests",
            dependencies: ["MVVMCoordinator", "Shared", "Headless", "Screens", "TestSupport"],
            path: "Tests/MVVMCoordinatorTests",
            swiftSettings: mainActor
        ),
    ],
    swiftLanguageModes: [.v6]
)
