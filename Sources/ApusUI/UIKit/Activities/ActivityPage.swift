/// The page of a ``UIActivityViewController``.
struct ActivityPage: View {
  let controller: UIActivityViewController
  let items: SharedItems
  let copies: Bool
  let activities: [UIActivity]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section {
        ForEach(Array(items.lines.enumerated()), id: \.offset) { _, line in
          Text(verbatim: line).lineLimit(3)
        }
        ForEach(Array(items.files.enumerated()), id: \.offset) { _, file in
          Label {
            Text(verbatim: file.name).lineLimit(1)
          } icon: {
            Image(systemName: file.isPicture ? "photo" : "doc")
          }
        }
      }
      Section {
        if !items.files.isEmpty {
          Button {
            controller.save()
            dismiss()
          } label: {
            Label {
              Text(own: .save)
            } icon: {
              Image(systemName: "square.and.arrow.down")
            }
          }
        }
        if items.files.isEmpty || !items.lines.isEmpty {
          Button {
            controller.share()
            dismiss()
          } label: {
            DefaultShareLinkLabel(title: nil)
          }
          .disabled(items.lines.isEmpty)
        }
        if copies, items.files.isEmpty || !items.lines.isEmpty {
          Button {
            controller.copy()
            dismiss()
          } label: {
            Label {
              Text(own: .copy)
            } icon: {
              Image(systemName: "doc.on.doc")
            }
          }
          .disabled(items.lines.isEmpty)
        }
        ForEach(activities, id: \.self) { activity in
          Button {
            controller.perform(activity) { [dismiss] in dismiss() }
          } label: {
            label(of: activity)
          }
        }
      }
    }
  }

  private func label(of activity: UIActivity) -> some View {
    Label {
      Text(verbatim: activity.activityTitle ?? "")
    } icon: {
      if let image = activity.activityImage { Image(uiImage: image) }
    }
  }
}
