import ViewGraph

/// The page in a frame of the gallery: one preview.
struct PreviewScreen: View {
  let request: PreviewRequest
  let preview: CataloguedPreview?

  var body: some View {
    if let preview {
      content(preview.preview.makeParts(), of: preview)
        .modifier(PreviewSurroundings(look: request.look))
    } else {
      ContentUnavailableView("No such preview", systemImage: "eye.slash").pageNotFound()
    }
  }

  @ViewBuilder private func content(
    _ parts: [PreviewPart], of preview: CataloguedPreview
  ) -> some View {
    if let number = request.part ?? (parts.count == 1 ? 0 : nil), parts.indices.contains(number) {
      PreviewPartView(part: parts[number])
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(parts.indices, id: \.self) { number in
            let name = parts[number].settings.displayName ?? "\(preview.title) \(number + 1)"
            Text(verbatim: name).font(.headline)
            PreviewFrame(request: request.at(number), label: name)
              .frame(height: parts[number].settings.frameHeight)
          }
        }
        .padding()
      }
    }
  }
}

extension PreviewRequest {
  fileprivate func at(_ part: Int) -> PreviewRequest {
    PreviewRequest(id: id, part: part, look: look)
  }
}

/// A view of a preview, in the size that its settings ask for.
private struct PreviewPartView: View {
  let part: PreviewPart

  var body: some View {
    switch part.settings.layout ?? .device {
    case .fixed(let width, let height): middle(part.view.frame(width: width, height: height))
    case .sizeThatFits: middle(part.view)
    case .device:
      if let size = part.settings.deviceSize {
        ScrollView([.horizontal, .vertical]) {
          part.view.frame(width: size.width, height: size.height)
        }
      } else {
        part.view
      }
    }
  }

  private func middle(_ view: some View) -> some View {
    view.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension PreviewSettings {
  /// The height of a frame below others, in points.
  fileprivate var frameHeight: Double {
    switch layout ?? .device {
    case .fixed(_, let height): height + 32
    case .sizeThatFits: 200
    case .device: 480
    }
  }

  /// The size of the device that is asked for; nil for a phone that is held upright, as which frames are shown.
  fileprivate var deviceSize: CGSize? {
    let isTablet = device?.rawValue.contains("iPad") == true
    let isOnItsSide = orientation == .landscapeLeft || orientation == .landscapeRight
    guard isTablet || isOnItsSide else { return nil }
    let upright = isTablet ? CGSize(width: 834, height: 1112) : CGSize(width: 390, height: 844)
    return isOnItsSide ? CGSize(width: upright.height, height: upright.width) : upright
  }
}

private struct PreviewSurroundings: ViewModifier {
  let look: PreviewLook
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    content
      .environment(\.layoutDirection, look.isRightToLeft ? .rightToLeft : direction)
      .dynamicTypeSize(look.size ?? size)
      .preferredColorScheme(look.isDark.map { $0 ? .dark : .light })
  }
}
