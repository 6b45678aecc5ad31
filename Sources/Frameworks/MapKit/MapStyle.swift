import ApusUI

/// The kind of pictures that a map is made of.
public struct MapStyle: Sendable {
  /// How a map shows hills.
  public struct Elevation: Hashable, Sendable {
    private let number: Int
    public static let automatic = Elevation(number: 0)
    public static let flat = Elevation(number: 1)
    public static let realistic = Elevation(number: 2)
  }

  /// How strong the colours of a map are.
  public struct StandardEmphasis: Hashable, Sendable {
    private let number: Int
    public static let automatic = StandardEmphasis(number: 0)
    public static let muted = StandardEmphasis(number: 1)
  }

  enum Kind: Sendable { case standard, hybrid, imagery }
  let kind: Kind
  /// Whether it asks for more than the pictures of the named host.
  var isSpecial = false
  var emphasis = StandardEmphasis.automatic

  public static var standard: MapStyle { MapStyle(kind: .standard) }
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }

  /// Streets and names.
  ///
  /// - Parameters:
  ///   - elevation: How hills are shown: as the pictures do.
  ///   - emphasis: How strong the colours are.
  ///   - pointsOfInterest: The places with a sign of their own: those of the pictures.
  ///   - showsTraffic: Whether traffic is shown: a page knows none.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(
      kind: .standard,
      isSpecial: elevation == .realistic || pointsOfInterest != .all || showsTraffic,
      emphasis: emphasis)
  }

  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    MapStyle(kind: .imagery, isSpecial: true)
  }

  /// Pictures from above with streets and names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: .hybrid, isSpecial: true) }
}

/// Places with a sign on a map.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let listed: Set<MKPointOfInterestCategory>
  private let isWithout: Bool

  /// All places.
  public static let all = PointOfInterestCategories(listed: [], isWithout: true)
  /// No places.
  public static let excludingAll = PointOfInterestCategories(listed: [], isWithout: false)

  /// Places of these kinds.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .init(listed: Set(categories), isWithout: false) }

  /// Places of other kinds.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .init(listed: Set(categories), isWithout: true) }
}

private struct MapEmphasisKey: EnvironmentKey {
  static var defaultValue: MapStyle.StandardEmphasis { .automatic }
}

extension EnvironmentValues {
  var mapEmphasis: MapStyle.StandardEmphasis {
    get { self[MapEmphasisKey.self] }
    set { self[MapEmphasisKey.self] = newValue }
  }
}

extension View {
  /// Chooses the kind of pictures. A page has those that `mapTiles(_:credit:)` names, paler if they are muted.
  nonisolated public func mapStyle(
    _ style: MapStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    if style.kind != .standard || style.isSpecial {
      notDrawn("mapStyle(_:)", "the pictures are those of the named host", _file, _line)
    }
    return environment(\.mapEmphasis, style.emphasis)
  }
}
