import SwiftUI

// A chat in the style of a public app: bubbles with reactions, replies by a swipe, a jump to the newest message.

private struct ReactionMessage: Identifiable, Equatable {
  let id: Int
  var text: String
  var mine: Bool
  var reaction: String? = nil
  var replyTo: Int? = nil
}

@Observable @MainActor
private final class ReactionChat {
  var bubbles: [ReactionMessage] = (1...14).map {
    ReactionMessage(
      id: $0,
      text: $0 % 4 == 0
        ? "Message \($0) that is long enough for a second line of its own, or a third"
        : "Message \($0)", mine: $0 % 3 == 0)
  }
  var typing = false
  var draft = ""
  var replying: ReactionMessage?
  @ObservationIgnored private var last = 14

  func send() async {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    last += 1
    bubbles.append(ReactionMessage(id: last, text: text, mine: true, replyTo: replying?.id))
    draft = ""
    replying = nil
    typing = true
    try? await Task.sleep(for: .milliseconds(400))
    typing = false
    last += 1
    bubbles.append(ReactionMessage(id: last, text: "You said: \(text)", mine: false))
  }
  func react(_ id: Int, with sign: String) {
    guard let index = bubbles.firstIndex(where: { $0.id == id }) else { return }
    bubbles[index].reaction = bubbles[index].reaction == sign ? nil : sign
  }
}

private struct BubbleShape: Shape {
  var mine: Bool
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, mine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}

struct ReactionChatScreen: View {
  @State private var chat = ReactionChat()
  @State private var picking: Int?
  @State private var info = false
  @FocusState private var writing: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 10) {
            ForEach(chat.bubbles) { bubble in
              ReactionBubble(
                bubble: bubble, quoted: chat.bubbles.first { $0.id == bubble.replyTo },
                picking: $picking,
                reply: {
                  chat.replying = bubble
                  writing = true
                },
                react: { chat.react(bubble.id, with: $0) },
                jump: { id in withAnimation { proxy.scrollTo(id, anchor: .center) } }
              )
              .id(bubble.id)
            }
            if chat.typing {
              TypingDots().frame(maxWidth: .infinity, alignment: .leading).id("typing")
            }
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
        }
        .onTapGesture { picking = nil }
        .onChange(of: chat.bubbles.count) { _, _ in
          withAnimation { proxy.scrollTo(chat.bubbles.last?.id, anchor: .bottom) }
        }
        .onAppear { proxy.scrollTo(chat.bubbles.last?.id) }
        .overlay(alignment: .bottomTrailing) {
          Button {
            withAnimation { proxy.scrollTo(1, anchor: .top) }
          } label: {
            Image(systemName: "arrow.up").padding(12).background(.thickMaterial).clipShape(Circle())
          }
          .padding()
          .accessibilityLabel(Text("To the first message"))
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { composer }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Mira").font(.headline)
            Text(chat.typing ? "typing…" : "online").font(.caption2).foregroundStyle(.secondary)
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            info = true
          } label: {
            Image(systemName: "info.circle")
          }
        }
      }
      .sheet(isPresented: $info) { ChatInfoSheet() }
    }
  }

  private var composer: some View {
    VStack(spacing: 0) {
      if let replying = chat.replying {
        HStack {
          Rectangle().fill(.tint).frame(width: 3)
          VStack(alignment: .leading) {
            Text("Replying").font(.caption.bold())
            Text(replying.text).font(.caption).lineLimit(1)
          }
          Spacer()
          Button {
            chat.replying = nil
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
          .accessibilityLabel("Cancel reply")
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(8)
      }
      HStack(alignment: .bottom) {
        TextField("Write something", text: $chat.draft, axis: .vertical)
          .lineLimit(1...4)
          .padding(.horizontal, 12).padding(.vertical, 8)
          .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
          .focused($writing)
        Button {
          Task { await chat.send() }
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .disabled(chat.draft.isEmpty)
        .accessibilityLabel("Send")
      }
      .padding(8)
    }
    .background(.ultraThinMaterial)
  }
}

private struct ReactionBubble: View {
  let bubble: ReactionMessage
  let quoted: ReactionMessage?
  @Binding var picking: Int?
  var reply: () -> Void
  var react: (String) -> Void
  var jump: (Int) -> Void
  @State private var offset: CGFloat = 0

  var body: some View {
    HStack {
      if bubble.mine { Spacer(minLength: 60) }
      VStack(alignment: .leading, spacing: 4) {
        if let quoted {
          Text(quoted.text)
            .font(.caption).lineLimit(1).padding(6)
            .background(.black.opacity(0.1)).cornerRadius(6)
            .onTapGesture { jump(quoted.id) }
        }
        Text(bubble.text)
      }
      .padding(10)
      .foregroundColor(bubble.mine ? .white : .primary)
      .background(bubble.mine ? Color.blue : Color(.systemGray5))
      .clipShape(BubbleShape(mine: bubble.mine))
      .overlay(alignment: bubble.mine ? .bottomLeading : .bottomTrailing) {
        if let reaction = bubble.reaction {
          Text(reaction).padding(3).background(Circle().fill(.background)).offset(y: 10)
            .transition(.scale)
        }
      }
      .overlay(alignment: .top) {
        if picking == bubble.id {
          HStack(spacing: 14) {
            ForEach(["👍", "❤️", "😂"], id: \.self) { sign in
              Button(sign) {
                withAnimation(.spring()) { react(sign) }
                picking = nil
              }
            }
          }
          .fixedSize()
          .padding(10)
          .background(.regularMaterial, in: Capsule())
          .offset(y: -44)
        }
      }
      .offset(x: offset)
      .onLongPressGesture(minimumDuration: 0.4) { withAnimation { picking = bubble.id } }
      .simultaneousGesture(
        DragGesture(minimumDistance: 20)
          .onChanged { value in
            if value.translation.width > 0, abs(value.translation.height) < 30 {
              offset = min(value.translation.width, 70)
            }
          }
          .onEnded { _ in
            if offset > 50 { reply() }
            withAnimation(.spring()) { offset = 0 }
          })
      if !bubble.mine { Spacer(minLength: 60) }
    }
    .zIndex(picking == bubble.id ? 1 : 0)
  }
}

private struct TypingDots: View {
  @State private var up = false
  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle().frame(width: 8, height: 8).foregroundColor(.gray)
          .offset(y: up ? -4 : 2)
          .animation(
            .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15), value: up)
      }
    }
    .padding(12)
    .background(Color(.systemGray5), in: Capsule())
    .onAppear { up = true }
  }
}

private struct ChatInfoSheet: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("chat.mute") private var mute = false
  @State private var report = false
  @State private var reason = ""
  @State private var nickname = "Mira"
  @State private var renaming = false
  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack {
            Text("M").font(.largeTitle).frame(width: 80, height: 80).background(
              .teal.gradient, in: .circle)
            Text(nickname).font(.title3.bold())
          }
          .frame(maxWidth: .infinity)
        }
        .listRowBackground(Color.clear)
        Section {
          Toggle("Mute", isOn: $mute)
          Button("Nickname…") { renaming = true }
          Button("Report…", role: .destructive) { report = true }
        }
      }
      .toolbar { Button("Done", action: { dismiss() }) }
    }
    .alert("Nickname", isPresented: $renaming) {
      TextField("Nickname", text: $nickname)
      Button("OK") {}
    }
    .sheet(isPresented: $report) {
      VStack(alignment: .leading) {
        Text("What happened?").font(.headline)
        TextEditor(text: $reason).frame(height: 120).overlay(
          RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
        Button("Send report") { report = false }.disabled(reason.count < 3).frame(
          maxWidth: .infinity)
      }
      .padding()
      .presentationDetents([.height(260)])
      .presentationDragIndicator(.visible)
    }
    .presentationDetents([.medium, .large])
  }
}
