import PresentationUI
import SwiftUI

/// What two members write to each other.
struct ConversationView: View {
  @StateObject private var viewModel: ConversationViewModel

  init(viewModel: ConversationViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    StateView(viewModel.state) { messages in
      ConversationContentView(
        messages: messages, partnerName: viewModel.partner?.firstName ?? "",
        draft: $viewModel.draft, isSending: viewModel.isSending,
        onSend: { Task { await viewModel.send() } })
    } error: { error in
      FailureView(
        error: error, accessibilityID: "conversation.failure", retry: viewModel.follow)
    }
    .navigationTitle(viewModel.partner?.name ?? "Conversation")
    .navigationBarTitleDisplayMode(.inline)
    .task { await viewModel.follow() }
    .errorAlert(viewModel.error, accessibilityID: "conversation.errorOK.tap") {
      viewModel.error = nil
    }
  }
}

struct ConversationContentView: View {
  let messages: [MessageRow]
  let partnerName: String
  @Binding var draft: String
  let isSending: Bool
  let onSend: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 8) {
            ForEach(messages) { message in
              MessageBubble(message: message, partnerName: partnerName)
                .id(message.id)
            }
          }
          .frame(maxWidth: 640)
          .padding(16)
          .frame(maxWidth: .infinity)
        }
        .onChange(of: messages.last?.id, initial: true) { _, last in
          if let last { proxy.scrollTo(last, anchor: .bottom) }
        }
      }
      Divider()
      composer.belowToasts()
    }
  }

  private var composer: some View {
    HStack(spacing: 8) {
      TextField("Message", text: $draft)
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(Color(UIColor.tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .accessibilityLabel("Message")
        .submitLabel(.send)
        .onSubmit(onSend)
        .accessibilityIdentifier("conversation.messageTextField.input")
      Button(action: onSend) {
        Image(systemName: "paperplane")
          .frame(width: 24, height: 30)
          .accessibilityLabel("Send")
      }
      .buttonStyle(.borderedProminent)
      .disabled(isSending || draft.allSatisfy(\.isWhitespace))
      .accessibilityIdentifier("conversation.sendButton.tap")
    }
    .frame(maxWidth: 640)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity)
  }
}

private struct MessageBubble: View {
  let message: MessageRow
  let partnerName: String

  var body: some View {
    HStack {
      if message.isOwn { Spacer(minLength: 48) }
      VStack(alignment: message.isOwn ? .trailing : .leading, spacing: 3) {
        Text(message.text)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(
            message.isOwn
              ? Color.accentColor.opacity(0.2) : Color(UIColor.secondarySystemBackground)
          )
          .clipShape(RoundedRectangle(cornerRadius: 18))
          .accessibilityLabel("\(message.isOwn ? "You" : partnerName): \(message.text)")
          .accessibilityIdentifier("conversation.message.\(message.id).text")
        Text(message.time, format: .dateTime.day().month(.abbreviated).hour().minute())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if !message.isOwn { Spacer(minLength: 48) }
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview {
  ConversationContentView(
    messages: [
      MessageRow(id: 1, text: "Good morning!", time: Date(), isOwn: false),
      MessageRow(id: 2, text: "Good morning, Lena.", time: Date(), isOwn: true),
    ],
    partnerName: "Lena", draft: .constant(""), isSending: false, onSend: {})
}
