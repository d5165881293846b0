/// The lines of code of another author's sample that shows one app under several patterns.
nonisolated struct OtherSample {
    /// The repository's owner and name on GitHub.
    let repository: String
    /// The commit that was counted.
    let commit: String
    /// The year of the commit.
    let year: Int
    /// What was counted: folders and files, in Markdown.
    let scope: String
    /// The lines of each pattern that are neither blank nor only a comment, without tests and generated code.
    let lines: [String: Int]

    var name: String { String(repository.split(separator: "/").last ?? "") }
    var link: String { "[\(name)](https://github.com/\(repository)/tree/\(commit))" }
}

nonisolated extension OtherSample {
    static let all = [
        OtherSample(
            repository: "giftbott/iOS-Architecture-Sample",
            commit: "8d28cbb",
            year: 2017,
            scope: "`MVC-Code`, `MVP-Code`, `MVVM-Rx`, `VIPER-Code`, whole",
            lines: ["MVC": 581, "MVP": 670, "MVVM": 690, "VIPER": 823]
        ),
        OtherSample(
            repository: "giftbott/iOS-Architecture-Sample",
            commit: "8d28cbb",
            year: 2017,
            scope: "only their `Module`, and `AppWireframe`",
            lines: ["MVC": 359, "MVP": 448, "MVVM": 438, "VIPER": 602]
        ),
        OtherSample(
            repository: "marshallxxx/iOSArchitectures_Demo",
            commit: "37ca128",
            year: 2016,
            scope: "`Contacts/MVC` to `Contacts/VIPER`",
            lines: ["MVC": 190, "MVP": 331, "MVVM": 340, "VIPER": 704]
        ),
        OtherSample(
            repository: "ohetzendorfer/ArchitecturalPatterns",
            commit: "78f6de8",
            year: 2019,
            scope: "`mvc_example` to `viper_example`, whole (a master's thesis)",
            lines: ["MVC": 149, "MVP": 251, "MVVM": 189, "VIPER": 387]
        ),
    ]
}
