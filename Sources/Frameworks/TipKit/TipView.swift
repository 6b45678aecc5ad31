import ApusUI

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// A tip that hides its type.
  public init(_ tip: any Tip) { self.tip = tip }

  public var id: String { tip.key }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
}

extension Tip {
  fileprivate var key: String { "\(id)" }
}

/// A tip in a card, until the person closes it.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor @Sendable (Tips.Action) -> Void

  /// A card for a tip; nothing without one.
  ///
  /// - Parameters:
  ///   - arrowEdge: The side on which the card points somewhere. A page draws no arrow.
  ///   - action: Called when a person presses a button of the tip.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in },
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noteArrow("TipView(_:arrowEdge:action:)", arrowEdge, _file, _line)
    self.tip = tip
    self.action = action
  }

  /// A card for a tip of any type; nothing without one.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in },
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == AnyTip {
    noteArrow("TipView(_:arrowEdge:action:)", arrowEdge, _file, _line)
    self.tip = tip.map(AnyTip.init)
    self.action = action
  }

  public var body: some View {
    if let tip {
      TipCard(tip: AnyTip(tip), action: action) {}
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }
  }
}

/// Says once that a page draws no arrow.
@MainActor
private func noteArrow(
  _ name: String, _ edge: Edge?, _ file: StaticString, _ line: UInt
) {
  if edge != nil { notDrawn(name, "a card has no arrow", file, line) }
}

/// The words and the buttons of a tip, unless it was closed.
private struct TipCard: View {
  let tip: AnyTip
  let action: @MainActor @Sendable (Tips.Action) -> Void
  let closed: () -> Void
  @AppStorage private var isClosed: Bool

  init(
    tip: AnyTip, action: @escaping @MainActor @Sendable (Tips.Action) -> Void,
    closed: @escaping () -> Void
  ) {
    self.tip = tip
    self.action = action
    self.closed = closed
    _isClosed = AppStorage(wrappedValue: false, tip.storageKey)
  }

  var body: some View {
    if !isClosed {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image { image.foregroundStyle(.tint) }
        VStack(alignment: .leading, spacing: 6) {
          tip.title.font(.headline)
          if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          ForEach(tip.actions) { button in
            Divider()
            Button {
              button.handler()
              action(button)
            } label: {
              button.title()
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Button {
          isClosed = true
          closed()
        } label: {
          Image(systemName: "xmark").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(own: .close))
      }
      .padding()
    }
  }
}

/// Shows a tip in a popover, until the person closes it.
private struct TipPopover: ViewModifier {
  let tip: AnyTip?
  let edge: Edge?
  let action: @MainActor @Sendable (Tips.Action) -> Void
  @AppStorage private var isClosed: Bool
  /// Whether the person has looked away from the popover.
  @State private var isAway = false

  init(
    tip: AnyTip?, edge: Edge?, action: @escaping @MainActor @Sendable (Tips.Action) -> Void
  ) {
    self.tip = tip
    self.edge = edge
    self.action = action
    _isClosed = AppStorage(wrappedValue: false, tip?.storageKey ?? "TipKit")
  }

  func body(content: Content) -> some View {
    content.popover(
      isPresented: Binding {
        tip != nil && !isClosed && !isAway
      } set: {
        isAway = !$0
      }, arrowEdge: edge
    ) {
      if let tip {
        TipCard(tip: tip, action: action) { isAway = true }
      }
    }
  }
}

/// A view at which a tip may be shown.
nonisolated private struct TipAnchor: ViewModifier {
  let tip: AnyTip?
  let edge: Edge?
  let action: @MainActor @Sendable (Tips.Action) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(TipPopover(tip: tip, edge: edge, action: action))
  }
}

extension View {
  /// Shows a tip in a popover at this view, until the person closes it.
  ///
  /// - Parameter action: Called when a person presses a button of the tip.
  @preconcurrency nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipAnchor(tip: tip.map(AnyTip.init), edge: arrowEdge, action: action))
  }
}
