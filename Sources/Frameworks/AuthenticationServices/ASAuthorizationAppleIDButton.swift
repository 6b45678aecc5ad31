import ApusUI

/// A button that signs a person in by an account with Apple, for UIKit. A page draws it; requests fail.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of the button.
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp
    public static var `default`: ButtonType { .signIn }
  }

  /// The colours of the button.
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 6 { didSet { setNeedsDisplay() } }

  /// A button with words and colours.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// A button with words and colours.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    let look: AppleButtonLook =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    let label: SignInWithAppleButton.Label =
      switch type {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    setContent { [weak self] in
      AnyView(
        AppleButton(words: label.words, look: look, radius: self?.cornerRadius ?? 6) {
          self?.sendActions(for: .touchUpInside)
        }
        .disabled(self?.isEnabled == false))
    }
  }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }
}
