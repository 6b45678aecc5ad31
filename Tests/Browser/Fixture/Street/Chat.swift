import SwiftUI

struct Bubble: Identifiable {
  let id = UUID()
  let text: String
  let mine: Bool
}

@Observable @MainActor
final class Talk {
  var messages = [
    Bubble(text: "Hey! Are you coming tonight?", mine: false),
    Bubble(text: "Sure 🎉", mine: true),
    Bubble(
      text:
        "Could you bring the big speaker and the long cable? Mine broke last week and the shop has none.",
      mine: false),
    Bubble(
      text: "No problem, I will look for them in the cellar. Do you need anything else?", mine: true
    ),
    Bubble(text: "Ice!", mine: false),
  ]
}

extension View {
  func bubble(_ mine: Bool) -> some View { modifier(BubbleLook(mine: mine)) }
}

struct BubbleLook: ViewModifier {
  let mine: Bool
  func body(content: Content) -> some View {
    content
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .foregroundColor(mine ? .white : .primary)
      .background(mine ? Color.blue : Color(.systemGray5))
      .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      .frame(maxWidth: 280, alignment: mine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: mine ? .trailing : .leading)
  }
}

struct StreetChat: View {
  @State private var talk = Talk()
  @State private var text = ""
  @FocusState private var focused: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 6) {
              Text("Today 9:41").font(.caption2).foregroundStyle(.secondary).padding(.top)
              ForEach(talk.messages) { message in
                Text(message.text).bubble(message.mine).id(message.id)
                  .contextMenu {
                    Button {
                      UIPasteboard.general.string = message.text
                    } label: {
                      Label("Copy", systemImage: "doc.on.doc")
                    }
                    Button(role: .destructive) {
                      talk.messages.removeAll { $0.id == message.id }
                    } label: {
                      Label("Delete", systemImage: "trash")
                    }
                  }
              }
            }
            .padding(.horizontal)
          }
          .onChange(of: talk.messages.count) {
            withAnimation { proxy.scrollTo(talk.messages.last?.id, anchor: .bottom) }
          }
        }
        Divider()
        HStack(alignment: .bottom, spacing: 10) {
          Button {
          } label: {
            Image(systemName: "plus.circle.fill").font(.title2)
          }.foregroundStyle(.gray)
          TextField("iMessage", text: $text, axis: .vertical)
            .lineLimit(1...5)
            .focused($focused)
            .padding(.horizontal, 12).padding(.vertical, 7)
            .overlay { RoundedRectangle(cornerRadius: 18).stroke(Color(.systemGray4)) }
          Button(action: send) {
            Image(systemName: "arrow.up.circle.fill").resizable().frame(width: 30, height: 30)
          }
          .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding(.horizontal).padding(.vertical, 8)
        .background(.thinMaterial)
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 2) {
            Text("MK").font(.caption.bold()).foregroundStyle(.white).frame(width: 28, height: 28)
              .background(Circle().fill(.gray.gradient))
            Text("Mara Klein").font(.caption2)
          }
        }
        ToolbarItem(placement: .topBarTrailing) { Button("", systemImage: "video") {} }
      }
    }
  }

  private func send() {
    talk.messages.append(Bubble(text: text, mine: true))
    text = ""
  }
}
