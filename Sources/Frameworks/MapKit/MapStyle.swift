import ApusUI

/// The kind of pictures that a map is made of.
public struct MapStyle: Sendable {
  enum Kind: Sendable { case standard, hybrid, imagery }
  let kind: Kind
  public static var standard: MapStyle { MapStyle(kind: .standard) }
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }
}

extension View {
  /// Chooses the kind of pictures. A page has those that `mapTiles(_:credit:)` names.
  nonisolated public func mapStyle(
    _ style: MapStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    if style.kind != .standard {
      notDrawn("mapStyle(_:)", "the pictures are those of the named host", _file, _line)
    }
    return self
  }
}
