// The signs at the edges of rows, in tables and in lists of collections.

/// The chevron of a row that leads somewhere.
struct DisclosureSign: View {
  var color: UIColor?

  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .foregroundStyle(color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tertiary))
      .accessibilityHidden(true)
  }
}

/// The checkmark of a row.
struct CheckmarkSign: View {
  var body: some View {
    Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
      .accessibilityLabel("Checkmark")
  }
}

/// The button for details of a row.
struct DetailsSign: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "info.circle")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("More Info")
  }
}

/// A view of the app, as large as its frame or its content.
struct SizedView: View {
  let view: UIView

  var body: some View {
    let size = view.frame.size
    if size.width > 0, size.height > 0 {
      ShownView(view).frame(width: size.width, height: size.height)
    } else {
      ShownView(view).fixedSize()
    }
  }
}
