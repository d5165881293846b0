#if os(Linux)
    import Foundation
    import TestSupport
    import TestTools
    import Testing

    @testable import Shared

    @Suite("With a libcurl before version 7.80") struct OldLibraryTests {
        @Test func `no connection is kept, so that no answer without a request reaches the next one`() async throws {
            let directory = try TemporaryDirectory()

            await #expect(processExitsWith: .success) { [path = try oldLibrary(in: directory) as String] in
                try #require(dlopen(path, RTLD_NOW) != nil)
                let fixture = try HTTPFixture(["/": [.json("[]")]])
                let unasked = Data("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nlate".utf8)
                var bodies: [Data] = []

                for _ in 1...15 {
                    bodies.append(try await fixture.send("/").body)
                    fixture.server.sendUnasked(unasked)
                }

                try #require(bodies == Array(repeating: Data("[]".utf8), count: 15))
            }
        }

        @Test func `a proxy that refuses a tunnel is noticed, too`() async throws {
            let directory = try TemporaryDirectory()

            await #expect(processExitsWith: .success) { [path = try oldLibrary(in: directory) as String] in
                try #require(dlopen(path, RTLD_NOW) != nil)
                let proxy = try LoopbackServer(["service.invalid:443": [.status(407)]])
                setenv("https_proxy", try proxy.url().absoluteString, 1)
                await #expect(throws: ServiceError.noConnection) {
                    try await RemoteClient(clock: SystemClock()).send(makeRequest("https://service.invalid/"))
                }
            }
        }

        /// Builds a library that takes libcurl's place once it is loaded, and knows no `CURLOPT_PREREQFUNCTION`.
        /// Returns its path.
        private func oldLibrary(in directory: TemporaryDirectory) throws -> String {
            let (source, library) = (directory.url.appending(path: "old.c"), directory.url.appending(path: "old.so"))
            try Self.source.write(to: source, atomically: false, encoding: .utf8)
            let compiler = Process()
            compiler.executableURL = URL(filePath: "/usr/bin/env")
            compiler.arguments =
                ["clang", "-shared", "-fPIC", "-Wl,-soname,libcurl.so.4", "-DLIBCURL=\"\(try libcurl())\""]
                + [source.path, "-o", library.path]
            try compiler.run()
            compiler.waitUntilExit()
            try #require(compiler.terminationStatus == 0)
            return library.path
        }

        /// Returns the path of the system's libcurl.
        private func libcurl() throws -> String {
            try #require(SystemTransport.isAvailable)
            let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
            let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            let line = try #require(lines.first { $0.contains("/libcurl.so.4") })
            return String(line[try #require(line.firstIndex(of: "/"))...])
        }

        private static let source = """
            #include <dlfcn.h>
            typedef void *any;
            static any original(const char *name) {
                static any library;
                if (!library) library = dlopen(LIBCURL, RTLD_NOW | RTLD_LOCAL);
                return dlsym(library, name);
            }
            #define FORWARD(name) any curl_##name(any a, any b, any c, any d, any e) { \\
                return ((any (*)(any, any, any, any, any))original("curl_" #name))(a, b, c, d, e); \\
            }
            FORWARD(global_init) FORWARD(easy_init) FORWARD(easy_cleanup) FORWARD(easy_strerror) FORWARD(easy_getinfo)
            FORWARD(slist_append) FORWARD(slist_free_all) FORWARD(multi_init) FORWARD(multi_cleanup)
            FORWARD(multi_setopt) FORWARD(multi_add_handle) FORWARD(multi_remove_handle) FORWARD(multi_perform)
            FORWARD(multi_poll) FORWARD(multi_wakeup) FORWARD(multi_info_read)
            int curl_easy_setopt(any easy, int option, any value) {
                const int prereqfunction = 20312, prereqdata = 10313, unknown = 48;
                if (option == prereqfunction || option == prereqdata) return unknown;
                return ((int (*)(any, int, ...))original("curl_easy_setopt"))(easy, option, value);
            }
            """
    }
#endif
