import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("What is submitted") struct SubmissionTests {
    private static let model = "Modules/List/Model.swift"
    private static let text = "let order = 2\n"
    private static let backslashes = """
        UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAMAAAAYWRhXC5idWlsZFx4eFBLAwQUAAAAAAAAACEAQhqLBg4AAAAOAAAAHAAAAGFk
        YVxNb2R1bGVzXExpc3RcTW9kZWwuc3dpZnRsZXQgb3JkZXIgPSAyClBLAQIUABQAAAAAAAAAIQCDFtyMAQAAAAEAAAAMAAAAAAAA
        AAAAAACAAQAAAABhZGFcLmJ1aWxkXHhQSwECFAAUAAAAAAAAACEAQhqLBg4AAAAOAAAAHAAAAAAAAAAAAAAAgAErAAAAYWRhXE1v
        ZHVsZXNcTGlzdFxNb2RlbC5zd2lmdFBLBQYAAAAAAgACAIQAAABzAAAAAAA=
        """
    private let clone: Clone
    private var folder: URL { clone.directory.url.appending(path: "submission") }

    init() throws {
        clone = try Clone()
    }

    private func read(_ name: String = "submission") throws -> Submission {
        try clone.workspace().submission(at: clone.directory.url.appending(path: name))
    }

    /// Reads an archive of files, each with a line of text.
    private func readArchive(_ paths: [String], packing packed: [String] = ["."]) throws -> Submission {
        for path in paths { try folder.write(path, Self.text) }
        try Shell.run(["tar", "-czf", "../ada.tgz"] + packed, in: folder)
        return try read("ada.tgz")
    }

    @Test func `is reduced to the allowed regular files; others that differ are named`() throws {
        try folder.write("Package.swift", "// another\n")
        try folder.write("Modules/Lists/Model.swift", "")
        try folder.write("Modules/List/Rows/Row.swift", "// new\n")
        try folder.write("Modules/List/Large.swift", String(repeating: "x", count: Submission.largestFile + 1))
        let links = ["Modules/List/x": "/etc/passwd", "Modules/List/y": "/etc", "Tests": "\(clone.root.path)/Tests"]
        for (path, target) in links { try Shell.run(["ln", "-s", target, folder.appending(path: path).path]) }

        let submission = try read()

        submission.files.keys.sorted().expect(["Modules/List/Rows/Row.swift"])
        let others = [
            "Package.swift": "not a file of this exercise", "Modules/Lists/Model.swift": "not a file of this exercise",
            "Modules/List/Large.swift": "larger than a megabyte",
        ]
        #expect(submission.ignored == links.mapValues { _ in "not a regular file" }.merging(others) { $1 })
    }

    @Test func `that leaves out a folder keeps the start's files, and one that has it replaces those it may`() throws {
        try folder.write("Modules/List/Renamed.swift", Self.text)
        let submission = try read()
        let tests = Submission(files: ["Modules/List/Other.swift": Data(), "Tests/ListTests/MyTests.swift": Data()])

        try submission.write(into: clone.root, submission.folders)
        #expect(clone.root.text("Modules/List/Model.swift") == nil)
        #expect(clone.root.text("Tests/ListTests/ModelTests.swift") == "// tests\n")
        try tests.write(into: clone.root, Clone.folders) { $0.hasPrefix("Tests/") }

        let merged = try Submission(in: clone.root, folders: Clone.folders, tree: clone.root)
        merged.files.keys.sorted().expect(["Modules/List/Renamed.swift", "Tests/ListTests/MyTests.swift"])
    }

    @Test func `has its texts in UTF-8 with plain line ends, and names a file in another encoding`() throws {
        let windows = "let order = 2\r\n"
        let files: [String: Data?] = [
            "A.swift": Data([0xEF, 0xBB, 0xBF] + windows.utf8), "B.swift": windows.data(using: .utf16),
            "C.swift": Data([0xFE, 0xFF]) + (windows.data(using: .utf16BigEndian) ?? Data()),
            "D.swift": windows.data(using: .utf16LittleEndian), "E.swift": "// ü".data(using: .isoLatin1),
        ]
        try folder.write("Package.swift", "// a package\r\n")
        try folder.write(Self.model, windows)
        for (name, data) in files { try data?.write(to: folder.appending(path: "Modules/List/\(name)")) }
        try clone.workspace().clear()
        try Shell.run(["cp", "Package.swift", clone.workspace().tree.path], in: clone.root)

        let submission = try read()

        let names = ["A.swift", "B.swift", "C.swift", "Model.swift"].map { "Modules/List/\($0)" }
        #expect(submission.files == Dictionary(uniqueKeysWithValues: names.map { ($0, Data(Self.text.utf8)) }))
        let reason = "not a text in UTF-8 or UTF-16"
        #expect(submission.ignored == ["Modules/List/D.swift": reason, "Modules/List/E.swift": reason])
    }

    @Test(arguments: [
        [model], ["ada/\(model)"], ["a/b/ada/\(model)", "a/.DS_Store", "__MACOSX/a/x"],
        ["ada/\(model)", "ada/Modules/List/._Model.swift", "._ada", "report.pdf", "desktop.ini", "notes/day.txt"],
    ])
    func `may be an archive with a folder around it, and others beside it, and a build`(paths: [String]) throws {
        try folder.write(".build/large", "")
        try FileHandle(forWritingTo: folder.appending(path: ".build/large")).truncate(atOffset: 70 << 20)

        let submission = try readArchive(paths)

        #expect(submission == Submission(files: [Self.model: Data(Self.text.utf8)], folders: ["Modules/List/"]))
    }

    @Test(arguments: ["ada.zip", "ADA [1].ZIP"])
    func `may be an archive with backslashes in its names`(name: String) throws {
        let url = clone.directory.url.appending(path: name)
        try #require(Data(base64Encoded: Self.backslashes.replacing("\n", with: ""))).write(to: url)

        let submission = try read(name)

        #expect(submission == Submission(files: [Self.model: Data(Self.text.utf8)], folders: ["Modules/List/"]))
    }

    @Test func `that is an archive with too little or too much in it is refused with a reason`() throws {
        func expect(_ reason: String, _ paths: [String], packing packed: [String] = ["."]) {
            #expect(throws: CourseError.submission(reason)) { try readArchive(paths, packing: packed) }
        }
        let tooLarge = "It has more than 20000 files or 200 MB: “arch-lab exercise hand-in” packs only sources."
        let twice = "The exercise's folders are in it more than once: new, old. Hand in one of these."
        let none = "It has none of the folders Modules/List/, Tests/ListTests/: “arch-lab exercise hand-in” packs all."

        expect(none, ["a"])
        expect(tooLarge, [Self.model], packing: Array(repeating: Self.model, count: 20_001))
        try FileHandle(forWritingTo: folder.appending(path: "a")).truncate(atOffset: 201 << 20)
        expect(tooLarge, [Self.model], packing: ["a", Self.model])
        expect(twice, ["new/\(Self.model)", "old/\(Self.model)"], packing: ["new", "old"])
    }

    @Test func `leaves nothing to the next, also with a folder that cannot be changed`() throws {
        try folder.write("ada/\(Self.model)", Self.text)
        try Shell.run(["chmod", "555", "ada/Modules/List"], in: folder)

        _ = try readArchive([])
        try Shell.run(["chmod", "755", "ada/Modules/List"], in: folder)

        try FileManager.default.contentsOfDirectory(atPath: clone.workspace().cache.path).expect([])
        #if os(Linux)
            let stays = URL(filePath: "/proc/self/status")
            #expect(throws: CourseError.course("Cannot remove \(stays.path): remove it, and grade again.")) {
                try Shell.remove(stays)
            }
        #endif
    }
}
