import PresentationUI
import SwiftUI

/// Everyone to whom the member may write.
struct ConversationListView: View {
  @StateObject private var viewModel: ConversationListViewModel
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The conversation that is shown beside the list.
  private let chosen: CareRoute?
  private let onOpen: @MainActor (String) -> Void

  init(
    viewModel: ConversationListViewModel, chosen: CareRoute? = nil,
    onOpen: @escaping @MainActor (String) -> Void
  ) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.chosen = chosen
    self.onOpen = onOpen
  }

  var body: some View {
    StateView(viewModel.state, words: CareError.words, retry: viewModel.follow) { conversations in
      ConversationListContentView(
        conversations: conversations, hasLargeText: typeSize.isAccessibilitySize,
        chosen: chosen, onOpen: onOpen)
    } empty: {
      EmptyStateView(
        icon: "message", title: "Nobody to write to",
        message: "Here you find the people of your care.")
    }
    .navigationTitle("Messages")
    .navigationBarTitleDisplayMode(.inline)
    .task { await viewModel.follow() }
  }
}

struct ConversationListContentView: View {
  let conversations: [Conversation]
  let hasLargeText: Bool
  var chosen: CareRoute?
  let onOpen: @MainActor (String) -> Void

  /// A person's badge stands beside the words, and above them where letters are large.
  private var row: AnyLayout {
    hasLargeText
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 12))
  }

  /// Words and times stand beside each other, and one below the other where letters are large.
  private var lines: AnyLayout {
    hasLargeText
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 3)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    List(conversations) { conversation in
      Button(action: { onOpen(conversation.id) }) {
        row {
          HStack(spacing: 12) {
            Circle()
              .fill(conversation.unread > 0 ? Color.accentColor : Color.clear)
              .frame(width: 10, height: 10)
              .accessibilityHidden(true)
            MemberBadge(
              initials: conversation.partner.initials, role: conversation.partner.role)
          }
          lines {
            VStack(alignment: .leading, spacing: 3) {
              Text(conversation.partner.name).font(.headline).foregroundStyle(.primary)
              Text(conversation.last?.text ?? conversation.partner.role.title)
                .font(.subheadline)
                .fontWeight(conversation.unread > 0 ? .semibold : .regular)
                .foregroundStyle(conversation.unread > 0 ? .primary : .secondary)
                .lineLimit(1)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .trailing, spacing: 3) {
              if let last = conversation.last {
                Text(last.time, format: .dateTime.day().month(.abbreviated).hour().minute())
                  .font(.caption2)
                  .foregroundStyle(.secondary)
                  .multilineTextAlignment(.trailing)
                  .accessibilityIdentifier("messages.time.\(conversation.id).text")
              }
              if conversation.unread > 0 {
                Text("\(conversation.unread) new")
                  .font(.footnote.weight(.semibold))
                  .foregroundStyle(Color.accentColor)
                  .accessibilityIdentifier("messages.unread.\(conversation.id).text")
              }
            }
          }
        }
        .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
      }
      .buttonStyle(.plain)
      .pageLink(CareRoute.conversation(partner: conversation.id).address)
      .accessibilityIdentifier("messages.row.\(conversation.id).tap")
      .accessibilityAddTraits(chosen == .conversation(partner: conversation.id) ? .isSelected : [])
      .listRowBackground(
        chosen == .conversation(partner: conversation.id) ? Color.accentColor.opacity(0.12) : nil)
    }
    .accessibilityIdentifier("messages.list.scroll")
  }
}

#Preview {
  ConversationListContentView(
    conversations: [
      Conversation(
        partner: CareMember(id: "lena", name: "Lena Fischer", role: .caregiver),
        last: Message(id: 1, senderID: "lena", text: "Good morning!", time: Date()), unread: 1)
    ],
    hasLargeText: false, onOpen: { _ in })
}
