/// Words, picture and ground of a button as its configuration says.
struct ConfiguredLabel: View {
  let look: UIButton.Configuration
  /// The button's title for its state, the default of the configuration's title.
  let title: String?
  let tint: Color
  let isEnabled: Bool
  let place: Alignment

  var body: some View {
    let insets = look.contentInsets
    content
      .foregroundColor(foreground)
      .padding(
        EdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
      .background(ground, in: corners)
  }

  @ViewBuilder
  private var content: some View {
    switch look.imagePlacement {
    case .top:
      VStack(spacing: look.imagePadding) {
        picture
        words
      }
    case .bottom:
      VStack(spacing: look.imagePadding) {
        words
        picture
      }
    case .trailing:
      HStack(spacing: look.imagePadding) {
        words
        picture
      }
    default:
      HStack(spacing: look.imagePadding) {
        picture
        words
      }
    }
  }

  @ViewBuilder
  private var picture: some View {
    if look.showsActivityIndicator {
      ProgressView()
    } else if let image = look.image {
      Image(uiImage: image)
    }
  }

  @ViewBuilder
  private var words: some View {
    let title = look.title ?? title
    if title != nil || look.subtitle != nil {
      VStack(alignment: .leading, spacing: look.titlePadding) {
        if let title { Text(verbatim: title).font(font) }
        if let subtitle = look.subtitle { Text(verbatim: subtitle).font(.caption) }
      }
    }
  }

  private var font: Font {
    switch look.buttonSize {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  private var foreground: Color {
    guard isEnabled else { return Color(UIColor.tertiaryLabel) }
    if let color = look.baseForegroundColor { return Color(color) }
    return look.ground == .full ? .white : tint
  }

  private var ground: Color {
    let base = look.baseBackgroundColor.map { Color($0) }
    switch look.ground {
    case .none: return base ?? .clear
    case _ where !isEnabled: return Color(UIColor.tertiarySystemFill)
    case .grey: return base ?? Color(UIColor.tertiarySystemFill)
    case .tint: return (base ?? tint).opacity(0.18)
    case .full: return base ?? tint
    }
  }

  private var corners: AnyShape {
    switch look.cornerStyle {
    case .capsule: AnyShape(Capsule())
    case .fixed, .dynamic: AnyShape(RoundedRectangle(cornerRadius: 6))
    case .small: AnyShape(RoundedRectangle(cornerRadius: 4))
    case .medium: AnyShape(RoundedRectangle(cornerRadius: 8))
    case .large: AnyShape(RoundedRectangle(cornerRadius: 12))
    }
  }
}
