import Testing
import ViewGraph

@_alwaysEmitConformanceMetadata
private protocol Marker {}

private protocol Other {}

private struct Marked: Marker {}
private enum Outer {
  final class Inner: Marker, Other {}
}
private struct Generic<Value>: Marker {}

@Suite struct ConformingTypesTests {
  @Test func findsTypesOfEveryKindButGenericOnes() {
    let names = ConformingTypes.of((any Marker).self).map { String(describing: $0) }.sorted()
    #expect(names == ["Inner", "Marked"])
  }

  @Test func findsNothingForATypeThatIsNoProtocol() {
    #expect(ConformingTypes.of(Int.self).isEmpty)
    #expect(ConformingTypes.of((any Marker & Other).self).isEmpty)
  }
}
