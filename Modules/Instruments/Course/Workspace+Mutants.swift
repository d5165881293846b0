import Foundation

extension Workspace {
    private static let variable = #"ProcessInfo.processInfo.environment["MUTANT"]"#
    private static let name =
        #"String(cString: courseMutant()); @_silgen_name("course_mutant") "#
        + "private nonisolated func courseMutant() -> UnsafePointer<CChar>"
    private static let reader = """
        #include <unistd.h>

        static char name[256];

        __attribute__((constructor)) static void read_name(void) {
            ssize_t count = read(STDIN_FILENO, name, sizeof(name));
            if (count <= 0) _exit(1);
            name[count - 1] = 0;
        }

        const char *course_mutant(void) { return name; }

        """

    /// Makes the work folder a fresh copy of the exemplar with all mutants in it; in a student's clone, of the start
    /// with the named ones. What chooses one is not in the environment, where tests would see it: the program takes a
    /// name from its input before any test can run. What returns the name is called differently in each clone, so that
    /// no test can call it. A process that a test starts gets no name and ends: it would be the good program.
    func takeMutants() throws {
        try Shell.copy(cache.appending(path: "start/tree"), to: tree)
        let edited = runner.work.appending(path: "mutants.patch")
        let function = "mutant" + cache.path.utf8.map { String($0, radix: 16) }.joined()
        for patch in ["exemplar.patch", "named.patch", "hidden/mutants.patch"].compactMap(exercise.url) {
            let text = try String(contentsOf: patch, encoding: .utf8).replacing(Self.variable, with: Self.name)
            try text.replacing("course_mutant", with: function).write(to: edited, atomically: true, encoding: .utf8)
            try Shell.run(["git", "apply", edited.path], in: tree)
        }
        let library = tree.appending(path: "Modules/C/CCurl")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        let reader = Self.reader.replacing("course_mutant", with: function)
        try reader.write(to: library.appending(path: "mutant.c"), atomically: true, encoding: .utf8)
        try buildOnce("mutants")
    }
}
