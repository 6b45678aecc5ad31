import Foundation

/// The content of a cell as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// The same for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that a configuration has made.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view that configurations follow.
public protocol UIConfigurationState {}

/// The state of a cell that configurations follow.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the row is chosen.
  public var isSelected: Bool
  /// Whether the table is edited.
  public var isEditing: Bool
  /// Whether a finger is on the row. Pages do not report touches of rows, and those of items for a moment.
  public var isHighlighted = false
  /// Whether the row cannot be used.
  public var isDisabled = false

  init(isSelected: Bool, isEditing: Bool) {
    self.isSelected = isSelected
    self.isEditing = isEditing
  }
}

/// A configuration that a page draws by itself.
@MainActor
protocol DrawnConfiguration: UIContentConfiguration {
  /// The content of a row, whose list has the usual distances.
  var content: AnyView { get }
  /// The content of a cell, with its distances from the edges.
  var contentOfCell: AnyView { get }
}

/// A configuration of a SwiftUI view.
@MainActor
protocol HostingConfiguration: DrawnConfiguration {}

/// The view of a configuration that a page draws by itself, where an app makes it.
final class DrawnContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { changed() } }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func makeContent() -> AnyView {
    (configuration as? any DrawnConfiguration)?.content ?? super.makeContent()
  }
}
