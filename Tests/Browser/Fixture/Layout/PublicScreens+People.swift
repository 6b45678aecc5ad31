import SwiftUI

// MARK: Chat

private struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

private final class ChatModel: ObservableObject {
  @Published var messages = [
    ChatMessage(id: 0, text: "Hi! Are you coming tonight?", isMine: false),
    ChatMessage(id: 1, text: "Yes", isMine: true),
    ChatMessage(
      id: 2,
      text: "Great. Could you bring the big salad bowl, and the board game that we "
        + "played last time?", isMine: false),
    ChatMessage(id: 3, text: "Sure, I will be there at eight.", isMine: true),
  ]
  @Published var draft = ""

  func send() {
    guard !draft.isEmpty else { return }
    messages.append(ChatMessage(id: messages.count, text: draft, isMine: true))
    draft = ""
  }
}

struct ConversationView: View {
  @StateObject private var model = ChatModel()

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 8) {
              ForEach(model.messages) { message in
                HStack {
                  if message.isMine { Spacer(minLength: 60) }
                  Text(message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .foregroundColor(message.isMine ? .white : .primary)
                    .background(message.isMine ? Color.blue : Color(.systemGray5))
                    .clipShape(RoundedRectangle(cornerRadius: 18))
                  if !message.isMine { Spacer(minLength: 60) }
                }
                .id(message.id)
              }
            }
            .padding()
          }
          .onChange(of: model.messages) { _ in
            withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
          }
        }
        Divider()
        HStack(spacing: 12) {
          Button(action: {}) { Image(systemName: "plus.circle.fill").font(.title2) }
          TextField("Message", text: $model.draft)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(Capsule().strokeBorder(Color(.systemGray4), lineWidth: 1))
          Button(action: { model.send() }) {
            Image(systemName: "arrow.up.circle.fill")
              .resizable()
              .frame(width: 30, height: 30)
          }
          .disabled(model.draft.isEmpty)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
      }
      .navigationBarTitle(Text("Mira"), displayMode: .inline)
    }
    .navigationViewStyle(.stack)
  }
}

// MARK: Profile

struct MemberView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)
            .frame(width: proxy.size.width, height: max(200, 200 + proxy.frame(in: .global).minY))
            .offset(y: min(0, -proxy.frame(in: .global).minY))
        }
        .frame(height: 200)
        VStack(spacing: 8) {
          Image(systemName: "person.fill")
            .resizable()
            .scaledToFit()
            .padding(24)
            .foregroundColor(.white)
            .frame(width: 120, height: 120)
            .background(Color.gray)
            .clipShape(Circle())
            .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 4))
            .offset(y: -60)
            .padding(.bottom, -60)
          Text("Ada Lovelace").font(.title).bold()
          Text("@ada").foregroundColor(.secondary)
          Text("Writes programs for engines that do not exist yet.")
            .multilineTextAlignment(.center)
            .padding(.horizontal, 30)
          HStack {
            counter("128", "Posts")
            Spacer()
            counter("12.4k", "Followers")
            Spacer()
            counter("310", "Following")
          }
          .padding(.horizontal, 40)
          .padding(.top)
          HStack(spacing: 10) {
            Button("Follow") {}.buttonStyle(.borderedProminent).controlSize(.large)
            Button("Message") {}.buttonStyle(.bordered).controlSize(.large)
          }
          .padding(.top)
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private func counter(_ number: String, _ title: String) -> some View {
    VStack {
      Text(number).font(.headline)
      Text(title).font(.caption).foregroundColor(.gray)
    }
  }
}

// MARK: Login

struct SignInView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var remembers = true

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [Color.indigo, Color.purple]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      Circle().scale(1.7).foregroundColor(.white.opacity(0.15))
      Circle().scale(1.35).foregroundColor(Color(.systemBackground))
      VStack(spacing: 15) {
        Text("Login").font(.largeTitle).bold().padding()
        TextField("E-mail", text: $email)
          .textInputAutocapitalization(.never)
          .padding()
          .frame(width: 300, height: 50)
          .background(Color.black.opacity(0.05))
          .cornerRadius(10)
        SecureField("Password", text: $password)
          .padding()
          .frame(width: 300, height: 50)
          .background(Color.black.opacity(0.05))
          .cornerRadius(10)
        Toggle("Remember me", isOn: $remembers).frame(width: 300)
        Button("Login") {}
          .foregroundColor(.white)
          .frame(width: 300, height: 50)
          .background(Color.blue)
          .cornerRadius(10)
        HStack {
          VStack { Divider() }
          Text("or").font(.footnote).foregroundColor(.secondary)
          VStack { Divider() }
        }
        .frame(width: 300)
        Button {
        } label: {
          HStack {
            Image(systemName: "envelope")
            Text("Sign up with e-mail")
          }
          .frame(maxWidth: 300)
          .padding(.vertical, 12)
          .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.blue))
        }
      }
    }
  }
}
