import LedgerCore
import SwiftUI

public extension Color {
  static let money = Color("Money", bundle: .module)
}

public extension Entry.Category {
  var title: String { NSLocalizedString("category.\(rawValue)", bundle: .module, comment: "") }

  var systemImage: String {
    switch self {
    case .food: return "fork.knife"
    case .travel: return "tram.fill"
    case .home: return "house.fill"
    case .other: return "tag"
    }
  }
}

public struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(Capsule().fill(isEnabled ? Color.money : Color.gray))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

public extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

public struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  public func body(content: Content) -> some View {
    content
      .padding()
      .background(
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(colorScheme == .dark ? Color(white: 0.15) : .white)
          .shadow(color: .black.opacity(0.08), radius: 8, y: 4))
  }
}

public extension View {
  func card() -> some View { modifier(CardModifier()) }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

public struct AmountText: View {
  private let amount: Decimal
  private let code: String

  public init(_ amount: Decimal, code: String = "EUR") {
    self.amount = amount
    self.code = code
  }

  public var body: some View {
    Text(amount, format: .currency(code: code).precision(.fractionLength(2)))
      .monospacedDigit()
      .foregroundColor(amount < 0 ? .red : .primary)
  }
}

public struct CategoryIcon: View {
  let category: Entry.Category
  public init(_ category: Entry.Category) { self.category = category }

  public var body: some View {
    Image(systemName: category.systemImage)
      .font(.body.weight(.semibold))
      .foregroundColor(.white)
      .frame(width: 32, height: 32)
      .background(Color.money.gradient, in: RoundedRectangle(cornerRadius: 8))
      .accessibilityHidden(true)
  }
}
