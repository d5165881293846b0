import TestSupport
import Testing

struct ExpectTests {
    @Test(arguments: [["a"], ["a", "b", "c"], ["b", "a"], ["a", "c"]])
    func `A list that misses, adds, swaps or changes an element fails its test`(list: [String]) {
        withKnownIssue {
            list.expect(["a", "b"])
        }
    }
}
