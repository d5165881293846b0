import SwiftReader
import Testing

@testable import Counting

@Suite("A count of tests") struct TestCountTests {
    private let text = """
        import Testing

        @Suite struct ATests {
            @Test func `A`() {
                let a = makeA()

                #expect(a == 1)
            }

            @Test(arguments: [1, 2])
            func `B`(b: Int) {}

            func help() {}
        }

        private func makeA() -> Int {
            1
        }

        final class ViewSpy {}
        struct Spies {}
        """

    @Test func `counts tests once, those with arguments too, spies, and every line outside tests as set-up`() {
        let count = TestCount([SourceFile(path: "", text: text)])

        #expect(count == TestCount(tests: 2, spies: 1, lines: 15, setUpLines: 9))
        #expect(count.setUpLinesPerTest == 4.5)
    }

    @Test func `has no set-up per test without tests`() {
        #expect(TestCount([SourceFile(path: "", text: "let a = 1")]).setUpLinesPerTest == nil)
    }

    @Test func `adds counts up`() {
        let count = TestCount([SourceFile(path: "", text: text)])

        #expect(TestCount(sumOf: [count, count]) == TestCount(tests: 4, spies: 2, lines: 30, setUpLines: 18))
    }
}
