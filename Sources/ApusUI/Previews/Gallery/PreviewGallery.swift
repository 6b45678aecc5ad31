import ViewGraph

/// All previews of the program: a list with a search, and the chosen one in several looks side by side.
struct PreviewGallery: View {
  let previews: [CataloguedPreview]
  @State private var search = ""
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(modules, id: \.self) { module in
          Section {
            ForEach(found.filter { $0.module == module }) { preview in
              PreviewRow(preview: preview)
            }
          } header: {
            Text(verbatim: module)
          }
        }
      }
      .overlay {
        if previews.isEmpty {
          ContentUnavailableView {
            Label {
              Text(verbatim: "No previews")
            } icon: {
              Image(systemName: "eye.slash")
            }
          } description: {
            Text(verbatim: "Write #Preview { … } beside a view.")
          }
        } else if found.isEmpty {
          ContentUnavailableView.search(text: search)
        }
      }
      .searchable(text: $search)
      .navigationTitle(Text(verbatim: "Previews"))
    } detail: {
      if let preview = previews.first(where: { $0.id == selection }) {
        PreviewDetail(preview: preview).id(preview.id)
      } else {
        ContentUnavailableView {
          Label {
            Text(verbatim: "Choose a preview")
          } icon: {
            Image(systemName: "eye")
          }
        }
      }
    }
  }

  private var found: [CataloguedPreview] { previews.filter { $0.matches(search) } }

  private var modules: [String] {
    var seen: Set<String> = []
    return found.map(\.module).filter { seen.insert($0).inserted }
  }
}

private struct PreviewRow: View {
  let preview: CataloguedPreview

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: preview.title)
      if !preview.place.isEmpty {
        Text(verbatim: preview.place).font(.caption).foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier("preview." + preview.id)
  }
}

/// A preview in several looks.
private struct PreviewDetail: View {
  let preview: CataloguedPreview

  /// As tall as most of a phone, so that two rows of frames are seen on a large screen.
  private static let height = 640.0
  private static let phones: [(title: String, look: PreviewLook)] = [
    ("Light", PreviewLook(isDark: false)),
    ("Dark", PreviewLook(isDark: true)),
    ("Small text", PreviewLook(size: .xSmall)),
    ("Large text", PreviewLook(size: .large)),
    ("Largest text", PreviewLook(size: .accessibility3)),
    ("Right to left", PreviewLook(isRightToLeft: true)),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        if !preview.place.isEmpty {
          Text(verbatim: "\(preview.module)/\(preview.place)").foregroundStyle(.secondary)
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 300, maximum: 390), spacing: 20)],
          alignment: .leading, spacing: 20
        ) {
          ForEach(Self.phones, id: \.title) { phone in frame(phone.title, phone.look) }
        }
        frame("Wide", PreviewLook())
      }
      .padding()
    }
    .navigationTitle(Text(verbatim: preview.title))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func frame(_ title: String, _ look: PreviewLook) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
      PreviewFrame(
        request: PreviewRequest(id: preview.id, look: look), label: "\(preview.title), \(title)"
      )
      .frame(height: Self.height)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(.separator).allowsHitTesting(false))
    }
  }
}
