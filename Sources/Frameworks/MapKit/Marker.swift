import ApusCoreLocation
import ApusUI

/// A balloon with a symbol at a place, and its title below.
@MainActor @preconcurrency
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let symbol: String?
  private let image: String?
  private let letters: Text?
  private let label: Label

  /// A balloon with a label of the app's.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, symbol: nil, letters: nil, label: label())
  }

  init(
    _ coordinate: CLLocationCoordinate2D, symbol: String?, image: String? = nil, letters: Text?,
    label: Label
  ) {
    self.coordinate = coordinate
    self.symbol = symbol
    self.image = image
    self.letters = letters
    self.label = label
  }

  public static func _collect(_ content: Self, into things: inout _MapThings) {
    things.things.append(
      MapThing(
        coordinate: content.coordinate, anchor: UnitPoint(x: 0.5, y: 0.5),
        view: AnyView(
          MarkerBalloon(
            symbol: content.symbol, image: content.image, letters: content.letters,
            label: content.label)),
        isMarker: true))
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: systemImage, letters: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: systemImage, letters: nil, label: Text(title))
  }

  /// A balloon with a picture of the app's catalogue, and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: nil, image: name, letters: nil, label: Text(titleKey))
  }

  /// A balloon with a picture of the app's catalogue, whose title is shown as given.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: nil, image: name, letters: nil, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: nil, letters: monogram, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, symbol: nil, letters: monogram, label: Text(title))
  }

  public init(item: MKMapItem) {
    self.init(
      item.placemark.coordinate, symbol: nil, letters: nil, label: Text(item.name ?? ""))
  }
}

/// The balloon, whose middle is the place, and its title.
private struct MarkerBalloon<Label: View>: View {
  let symbol: String?
  let image: String?
  let letters: Text?
  let label: Label

  var body: some View {
    ZStack {
      Circle().fill(.tint)
      if let letters {
        letters.font(.footnote.bold()).foregroundStyle(.white)
      } else if let image {
        Image(image).resizable().scaledToFit().padding(8).foregroundStyle(.white)
          .accessibilityHidden(true)
      } else {
        Image(systemName: symbol ?? "mappin").foregroundStyle(.white).accessibilityHidden(true)
      }
    }
    .frame(width: 32, height: 32)
    .overlay(alignment: .top) {
      MapTitle(label: label).offset(y: 34)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A view of the app's at a place.
@MainActor @preconcurrency
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// A view whose point `anchor` is at the place, with a label below.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate, anchor, content(), label())
  }

  private init(
    _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content, _ label: Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content
    self.label = label
  }

  public static func _collect(_ content: Self, into things: inout _MapThings) {
    let label = content.label
    things.things.append(
      MapThing(
        coordinate: content.coordinate, anchor: content.anchor,
        view: AnyView(
          content.content.overlay(alignment: .bottom) {
            MapTitle(label: label).alignmentGuide(.bottom) { $0[.top] - 2 }
          }
          .accessibilityElement(children: .combine))))
  }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, anchor, content(), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, anchor, content(), Text(title))
  }
}

/// The place of the visitor, if they let the app know it.
@MainActor @preconcurrency
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public init() {}
  public static func _collect(_ content: Self, into things: inout _MapThings) {
    things.hasUser = true
  }
}
