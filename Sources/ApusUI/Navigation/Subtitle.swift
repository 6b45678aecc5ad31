import ViewGraph

/// The title of a page in its bar, with a subtitle below it.
struct _Titles: View {
  let title: Text
  let subtitle: Text?

  var body: some View {
    let title = title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    if let subtitle {
      VStack(spacing: 0) {
        title
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      title
    }
  }
}

extension _PageLayout {
  /// The title above its subtitle.
  static func emitTitles(_ title: Text, _ subtitle: Text, _ context: EmissionContext) {
    context.descend(UInt64(16 + BarArea.principal.rawValue)) {
      context.open(.barItems)
      context.writer.set(.barArea, BarArea.principal)
      context.emit(1, _Titles(title: title, subtitle: subtitle))
      context.close { _ in 0 }
    }
  }
}

extension View {
  /// Puts a subtitle below the title of the page.
  ///
  /// Such a title stands in the bar, also where titles are large.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_BarModifier(BarState(subtitle: subtitle)))
  }

  /// Puts a localized subtitle below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Puts a subtitle that is shown as given below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
