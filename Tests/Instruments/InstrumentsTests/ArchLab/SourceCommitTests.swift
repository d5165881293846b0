import Testing

@testable import ArchLab

@Suite("The commit of a recording") @MainActor struct SourceCommitTests {
    @Test func `is none outside a repository`() {
        #expect(SourceCommit.name(of: "/") == nil)
    }
}
