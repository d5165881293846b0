extension Sequence where Element: Identifiable {
    /// Returns the elements without those whose id an earlier one has.
    func withoutRepeatedIDs() -> [Element] {
        var ids: Set<Element.ID> = []
        return filter { ids.insert($0.id).inserted }
    }
}
