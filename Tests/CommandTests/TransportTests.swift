import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

#if os(Linux)
    @Suite("A network of the command") struct TransportTests {
        @Test(arguments: ["live", "http://127.0.0.1:1"])
        func `is refused with status 69 where libcurl is missing, also by a step`(network: String) async throws {
            let sandbox = try Sandbox()
            let environment = try hidden(sandbox)
            let story = try sandbox.file("s.scenario", "print\n".utf8)

            let prompted = try await sandbox.run(["--pattern", "mvp", "--network", network], environment: environment)
            let verified = try await sandbox.run(["verify", "--network", network, story], environment: environment)
            let step = "network http://127.0.0.1:1\n"
            let chosen = try await sandbox.run(["--pattern", "mvp"], input: step.utf8, environment: environment)

            let refusal = Sandbox.Outcome(status: 69, messages: "arch-demo: \(MissingLibrary().message)\n")
            #expect(prompted == refusal)
            #expect(verified == refusal)
            #expect(chosen.status == 1)
            #expect(chosen.messages.contains(MissingLibrary().message))
        }

        @Test(arguments: ["sample", "offline"])
        func `needs no libcurl if nothing is sent`(network: String) async throws {
            let sandbox = try Sandbox()
            let words = ["--pattern", "mvp", "--network", network]

            let outcome = try await sandbox.run(words, environment: hidden(sandbox))

            #expect(outcome == Sandbox.Outcome(status: 0, output: outcome.output))
        }

        /// Puts a file that is not a library before the system's libcurl.
        private func hidden(_ sandbox: Sandbox) throws -> [String: String] {
            let file = URL(filePath: try sandbox.file("libraries/libcurl.so.4", "".utf8))
            return ["LD_LIBRARY_PATH": file.deletingLastPathComponent().path]
        }
    }

    @Suite(
        "A server with a certificate of its own",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "There is no openssl.")
    ) struct CertificateTests {
        @Test func `counts as no connection and “--verbose” says why, unless the certificate is in SSL_CERT_FILE`()
            async throws
        {
            let server = try await TLSServer()

            for (variable, reason) in [([:], "SSL certificate problem"), (["SSL_CERT_FILE": "/no/a.pem"], "/no/a.pem")]
            {
                let refused = try await server.photos(environment: variable)

                #expect(refused.output.contains("Could not load photos. No connection. Check your network"))
                #expect(["/photos?_page=1&_limit=20: ", reason].allSatisfy(refused.messages.contains))
            }
            let asked = try await server.photos(environment: ["SSL_CERT_FILE": server.certificate])

            // The server answers every request with a page about its connection.
            #expect(asked.output.contains("Could not load photos. The service sent something unexpected."))
            #expect(!asked.messages.contains("/photos"))
        }
    }

    /// `openssl s_server` on a free port of 127.0.0.1. It ends with its terminal, however the test ends.
    private struct TLSServer {
        let certificate: String
        private let sandbox: Sandbox
        private let port: Int
        private let terminal: TerminalWindow

        init() async throws {
            (sandbox, terminal) = (try await Sandbox.withQuickLogins(), try TerminalWindow())
            let key = sandbox.url("key.pem").path
            certificate = sandbox.url("certificate.pem").path
            _ = try await sandbox.shell(
                "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1"
                    + " -addext subjectAltName=IP:127.0.0.1 -keyout '\(key)' -out '\(certificate)'"
            )
            _ = try ChildProcess(
                "/usr/bin/openssl",
                ["s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key", key],
                environment: [:],
                input: terminal.path,
                output: terminal.path,
                messages: terminal.path,
                leadsSession: true
            )
            await terminal.read(upTo: "ACCEPT 127.0.0.1:")
            port = try #require(Int(await terminal.read(upTo: "\n").dropLast()))
        }

        /// Runs the command until it shows Photos from this server.
        func photos(environment: [String: String]) async throws -> Sandbox.Outcome {
            let network = "--network=https://127.0.0.1:\(port)"
            return try await sandbox.run(
                ["--pattern=mvp", "--verbose", "--landing=photos", "--latency=0", network],
                input: Steps.login().utf8,
                environment: environment
            )
        }
    }
#endif
