import SwiftUI

struct PeopleContentView: View {
  struct Row: Identifiable, Equatable {
    let id: String
    let name: String
    let handle: String
    let avatarURL: URL?
    let note: String
  }

  let rows: [Row]
  /// The person beside the list.
  var chosen: Row.ID?
  let onOpen: @MainActor (Row.ID) -> Void

  var body: some View {
    List(rows) { row in
      Button(action: { onOpen(row.id) }) {
        HStack(spacing: 14) {
          Avatar(name: row.name, url: row.avatarURL, size: 44)
          VStack(alignment: .leading, spacing: 2) {
            Text(row.name)
              .font(.headline)
              .foregroundStyle(Color.primary)
            Group {
              Text(row.handle)
              if !row.note.isEmpty { Text(row.note) }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "chevron.right")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
        .padding(.vertical, 8)
      }
      .buttonStyle(.plain)
      .listRowBackground(row.id == chosen ? Color.accentColor.opacity(0.14) : nil)
      .accessibilityAddTraits(row.id == chosen ? .isSelected : [])
      .pageLink(ProfilesRoute.profile(row.id).address)
      .accessibilityIdentifier("people.row.\(row.id).tap")
    }
    .accessibilityIdentifier("people.list.scroll")
  }
}

#Preview {
  PeopleContentView(
    rows: [
      .init(id: "ada", name: "Ada Lindqvist", handle: "@ada", avatarURL: nil, note: "Following")
    ],
    onOpen: { _ in })
}
