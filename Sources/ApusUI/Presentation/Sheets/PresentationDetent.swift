import ViewGraph

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  let fraction: Double
  let height: Double?
  /// The type that computes the height.
  var custom: CustomDetent?
  /// Half of the screen's height.
  public static let medium = PresentationDetent(fraction: 0.5, height: nil)
  /// The whole height.
  public static let large = PresentationDetent(fraction: 1, height: nil)
  /// A part of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: Double(fraction), height: nil)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: 1, height: Double(height))
  }

  /// The height in a window, in points.
  ///
  /// - Parameter room: The window's height.
  func points(in room: Double) -> Double { min(height ?? fraction * room, room) }

  /// The height as ``Attribute/detents`` has it.
  var number: Double { height.map { max($0, 1.001) } ?? min(fraction, 1) }

  /// The height as ``Attribute/detents`` has it, in a window of a height.
  package func number(in window: Double) -> Double? {
    resolved(in: Context(environment: EnvironmentValues(), maxDetentValue: window))?.number
  }
}

/// The heights of a sheet and its present height.
struct SheetHeights {
  /// Smallest first.
  private(set) var all: [Height] = []
  /// The height that the app wishes; nil: the person's, or else the smallest.
  private(set) var chosen: PresentationDetent?
  /// Tells the app which height the person chose.
  private(set) var choose: (@MainActor (PresentationDetent) -> Void)?

  struct Height {
    /// As the app names it.
    let detent: PresentationDetent
    /// With the height that its type computes.
    let resolved: PresentationDetent
  }

  /// - Parameter room: The window, whose height parts are of.
  nonisolated init(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?,
    in room: PresentationDetent.Context
  ) {
    let window = Double(room.maxDetentValue)
    all = detents.compactMap { detent in
      detent.resolved(in: room).map { Height(detent: detent, resolved: $0) }
    }
    .sorted { $0.resolved.points(in: window) < $1.resolved.points(in: window) }
    if let selection {
      chosen = selection.wrappedValue
      choose = { selection.wrappedValue = $0 }
    }
  }

  /// The index of the present height in ``all``; nil: the sheet has the usual height.
  ///
  /// - Parameter rested: The one to which a person dragged the sheet.
  func place(rested: PresentationDetent?) -> Int? {
    for wished in [chosen, rested] {
      if let wished, let place = all.firstIndex(where: { $0.detent == wished }) { return place }
    }
    return all.isEmpty ? nil : 0
  }
}
