import SwiftUI

/// A feed of pictures: stories, hearts by two taps, comments in a sheet with a field at the bottom.
struct PhotoFeedScreen: View {
  @State private var posts = FeedPost.all
  @State private var commented: FeedPost?
  @State private var story: FeedPost?
  @State private var top: FeedPost.ID?
  @State private var tag: String?

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(spacing: 0) {
          stories
          Divider()
          ForEach($posts) { $post in
            FeedCard(post: $post, comment: { commented = post })
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $top)
      .navigationTitle(tag.map { "#\($0)" } ?? "Feed")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Text("shutter").font(.title2).fontWeight(.heavy).italic()
        }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button(action: {}) { Image(systemName: "heart") }.accessibilityLabel("Activity")
          Button(action: {}) {
            Image(systemName: "paperplane")
              .overlay(alignment: .topTrailing) {
                Text("3").font(.caption2.bold()).foregroundColor(.white).padding(4).background(
                  Color.red
                ).clipShape(Circle()).offset(x: 8, y: -8)
              }
          }
          .accessibilityLabel("Messages")
        }
      }
    }
    .navigationViewStyle(.stack)
    .environment(
      \.openURL,
      OpenURLAction { url in
        tag = url.lastPathComponent
        return .handled
      }
    )
    .sheet(item: $commented) { post in
      CommentSheet(post: post)
    }
    .fullScreenCover(item: $story) { StoryCover(post: $0) }
  }

  private var stories: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 14) {
        ForEach(posts) { post in
          Button {
            story = post
          } label: {
            VStack(spacing: 4) {
              Circle()
                .fill(post.color.gradient)
                .frame(width: 62, height: 62)
                .padding(3)
                .overlay(
                  Circle().stroke(
                    AngularGradient(colors: [.yellow, .red, .purple, .yellow], center: .center),
                    lineWidth: 2.5))
              Text(post.author).font(.caption2).lineLimit(1).frame(width: 68)
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 10)
    }
  }
}

struct FeedPost: Identifiable {
  let id: Int
  let author: String
  let text: String
  let color: Color
  var likes: Int
  var liked = false
  var saved = false
  var comments: [String] = ["Lovely!", "Where is this?"]

  static let all = [
    FeedPost(
      id: 1, author: "marlene",
      text:
        "First light over the bay. I had to get up at four, and it was worth every minute of it.",
      color: .orange, likes: 128),
    FeedPost(id: 2, author: "jo.walks", text: "Fog.", color: .gray, likes: 43),
    FeedPost(
      id: 3, author: "a_very_long_name_indeed", text: "Market day in town", color: .green,
      likes: 2041),
  ]
}

private struct FeedCard: View {
  @Binding var post: FeedPost
  let comment: @MainActor () -> Void
  @State private var heart = false
  @State private var expanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(post.color).frame(width: 32, height: 32)
        Text(post.author).font(.subheadline).bold().lineLimit(1)
        Spacer()
        Menu {
          Button("Share…", systemImage: "square.and.arrow.up") {}
          Button("Hide", systemImage: "eye.slash") {}
          Divider()
          Button("Report", systemImage: "flag", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis").frame(width: 44, height: 32).contentShape(Rectangle())
        }
        .foregroundColor(.primary)
      }
      .padding(.horizontal)
      post.color.opacity(0.35)
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "photo").font(.system(size: 60)).foregroundStyle(.white) }
        .overlay {
          if heart {
            Image(systemName: "heart.fill").font(.system(size: 96)).foregroundStyle(.white).shadow(
              radius: 8
            )
            .transition(.scale.combined(with: .opacity))
          }
        }
        .onTapGesture(count: 2) {
          if !post.liked { post.liked = true; post.likes += 1 }
          withAnimation(.spring(duration: 0.3)) { heart = true }
          Task {
            try? await Task.sleep(for: .seconds(0.8))
            withAnimation { heart = false }
          }
        }
        .accessibilityLabel("Picture by \(post.author)")
      HStack(spacing: 16) {
        Button {
          post.liked.toggle()
          post.likes += post.liked ? 1 : -1
        } label: {
          Image(systemName: post.liked ? "heart.fill" : "heart").foregroundColor(
            post.liked ? .red : .primary)
        }
        .accessibilityLabel(post.liked ? "Unlike" : "Like")
        Button(action: comment) { Image(systemName: "bubble.right") }.accessibilityLabel("Comments")
        ShareLink(item: "Picture by \(post.author)") { Image(systemName: "paperplane") }
        Spacer()
        Button {
          post.saved.toggle()
        } label: {
          Image(systemName: post.saved ? "bookmark.fill" : "bookmark")
        }
        .accessibilityLabel(post.saved ? "Saved" : "Save")
      }
      .font(.title3)
      .foregroundColor(.primary)
      .padding(.horizontal)
      Group {
        Text("\(post.likes.formatted()) likes").font(.subheadline.weight(.semibold))
          .contentTransition(.numericText())
        (Text(post.author).bold() + Text(" ") + Text(post.text))
          .font(.subheadline)
          .lineLimit(expanded ? nil : 2)
          .onTapGesture { withAnimation { expanded.toggle() } }
        Text("[#bay](shutter://tag/bay) [#dawn](tag/dawn)").font(.subheadline)
        Button("View all \(post.comments.count) comments", action: comment).font(.subheadline)
          .foregroundColor(.secondary)
        Text("2 hours ago".uppercased()).font(.caption2).foregroundColor(.secondary)
      }
      .padding(.horizontal)
    }
    .padding(.vertical, 12)
  }
}

private struct CommentSheet: View {
  @State var post: FeedPost
  @State private var text = ""
  @FocusState private var typing: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(post.comments, id: \.self) { comment in
        HStack(alignment: .top) {
          Circle().fill(.secondary.opacity(0.3)).frame(width: 34, height: 34)
          VStack(alignment: .leading, spacing: 2) {
            Text("someone").font(.caption.bold())
            Text(comment)
          }
        }
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Add a comment…", text: $text, axis: .vertical)
            .lineLimit(1...4)
            .padding(10)
            .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
            .focused($typing)
          if !text.isEmpty {
            Button("Post") {
              post.comments.append(text)
              text = ""
              typing = false
            }
            .bold()
            .transition(.move(edge: .trailing).combined(with: .opacity))
          }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
        .animation(.default, value: text.isEmpty)
      }
      .navigationTitle("Comments")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
    }
    .presentationDetents([.medium, .large])
  }
}

private struct StoryCover: View {
  let post: FeedPost
  @Environment(\.dismiss) private var dismiss
  @State private var reply = ""

  var body: some View {
    ZStack(alignment: .top) {
      post.color.ignoresSafeArea()
      VStack {
        HStack(spacing: 4) {
          ForEach(0..<3) { part in
            Capsule().fill(.white.opacity(part == 0 ? 1 : 0.4)).frame(height: 3)
          }
        }
        HStack {
          Text(post.author).bold()
          Text("5 h").opacity(0.7)
          Spacer()
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark").font(.title3).padding(8)
          }
          .accessibilityLabel("Close story")
        }
        Spacer()
        TextField("", text: $reply, prompt: Text("Reply…").foregroundColor(.white.opacity(0.7)))
          .padding(12)
          .overlay(Capsule().stroke(.white))
      }
      .foregroundColor(.white)
      .padding()
    }
    .statusBarHidden()
  }
}
