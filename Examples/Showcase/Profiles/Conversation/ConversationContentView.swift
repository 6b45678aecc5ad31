import SwiftUI

struct ConversationContentView: View {
  struct Bubble: Identifiable, Equatable {
    let id: Int64
    let text: String
    let time: String
    let isOwn: Bool
  }

  let bubbles: [Bubble]
  let name: String
  @Binding var text: String
  let canSend: Bool
  let isSending: Bool
  let onSend: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 12) {
            if bubbles.isEmpty {
              Text("Nothing was written yet. Say hello to \(name).")
                .foregroundStyle(.secondary)
                .padding(.top, 48)
                .accessibilityIdentifier("conversation.empty.text")
            }
            ForEach(bubbles) { bubble in
              BubbleView(bubble: bubble, name: name)
            }
          }
          .frame(maxWidth: 640)
          .padding(16)
          .frame(maxWidth: .infinity)
        }
        .onChange(of: bubbles.last?.id, initial: true) { _, last in
          if let last { proxy.scrollTo(last, anchor: .bottom) }
        }
      }
      Divider()
      HStack(spacing: 10) {
        TextField("Message", text: $text)
          .textFieldStyle(.roundedBorder)
          .submitLabel(.send)
          .onSubmit(onSend)
          .accessibilityIdentifier("conversation.textField.input")
        Button(action: onSend) {
          Text("Send").frame(minHeight: 30)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!canSend)
        .accessibilityIdentifier("conversation.sendButton.tap")
      }
      .frame(maxWidth: 640)
      .padding(12)
      .frame(maxWidth: .infinity)
    }
  }
}

private struct BubbleView: View {
  let bubble: ConversationContentView.Bubble
  let name: String

  var body: some View {
    VStack(alignment: bubble.isOwn ? .trailing : .leading, spacing: 3) {
      Text(bubble.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(bubble.isOwn ? Color.white : Color.primary)
        .background(
          bubble.isOwn
            ? Color(red: 0.05, green: 0.36, blue: 0.72) : Color(UIColor.tertiarySystemFill),
          in: RoundedRectangle(cornerRadius: 18)
        )
        .accessibilityLabel("\(bubble.isOwn ? "You" : name): \(bubble.text)")
        .accessibilityIdentifier("conversation.message.\(bubble.id).text")
      Text(bubble.time)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: bubble.isOwn ? .trailing : .leading)
  }
}

#Preview {
  ConversationContentView(
    bubbles: [
      .init(id: 1, text: "Welcome, Sam!", time: "Nov 21, 9:41 AM", isOwn: false),
      .init(id: 2, text: "Thank you.", time: "Nov 21, 9:42 AM", isOwn: true),
    ],
    name: "Ada Lindqvist", text: .constant(""), canSend: false, isSending: false, onSend: {})
}
