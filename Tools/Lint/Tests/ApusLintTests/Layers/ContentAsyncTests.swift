import Testing

@testable import ApusLint

@Suite("content-async")
struct ContentAsyncTests {
  private let rule = ContentAsync()

  @Test("awaiting, tasks, queues and sequences are found, once each")
  func broken() {
    expect(
      rule,
      """
      struct FeedContentView: View {
        let client: Client
        let posts: [Post]
        var body: some View {
          VStack {
            Button("Load") { Task { await client.load() } } // finding
            Button("Later") { DispatchQueue.main.async { print("x") } } // finding
            Button("Detached") { Task.detached { print("x") } } // finding
          }
          .task { await client.load() } // finding
          .refreshable { await client.reload() } // finding
          .task(id: posts.count) { try? await client.load() } // finding
        }
        private func watch() async {
          for await post in client.stream { print(post) } // finding
          async let first = client.first() // finding
          _ = await first // finding
        }
      }
      extension FeedContentView {
        func more() async throws { try await client.more() } // finding
      }
      """)
  }

  @Test("a '.task' is found whether or not what it starts is awaited")
  func tasks() {
    expect(
      rule,
      """
      struct FeedContentView: View {
        let onShow: () async -> Void
        var body: some View {
          Text("Feed").task { log() } // finding
          Text("More").task { await onShow() } // finding
        }
      }
      """)
  }

  @Test("what stands above a '.task' is judged too")
  func above() {
    expect(
      rule,
      """
      struct FeedContentView: View {
        var body: some View {
          Button("Load") { Task { await shared() } } // finding
            .task { await shared() } // finding
        }
      }
      """)
  }

  @Test("a callback that the view was given may be awaited")
  func callbacks() {
    expect(
      rule,
      """
      typealias Action = @MainActor () async -> Void
      struct FeedContentView: View {
        let onRefresh: @MainActor () async -> Void
        var onSave: (() async throws -> Void)?
        let onSend: Action
        var body: some View {
          List {
            Button("Save") { Task { try await onSave?() } }
            Button("Send") { Task { await self.onSend() } }
          }
          .refreshable { await onRefresh() }
        }
      }
      """)
  }

  @Test("a Task that awaits a callback and something else is found")
  func mixed() {
    expect(
      rule,
      """
      struct FeedContentView: View {
        let onSave: () async -> Void
        var body: some View {
          Button("Save") {
            Task { // finding
              await onSave()
              await Log.flush()
            }
          }
        }
      }
      """)
  }

  @Test("root views work; pictures that load themselves, and names like it, are none of it")
  func clean() {
    expect(
      rule,
      """
      struct FeedRootView: View {
        @State private var model = FeedModel()
        var body: some View {
          FeedContentView(task: model.task).task { await model.load() }
        }
      }
      struct FeedContentView: View {
        let task: Assignment
        var body: some View {
          AsyncImage(url: nil)
          Text(task.name)
          Row(Task(name: "x"), of: project.task(3))
        }
      }
      """)
  }

  @Test("the message names what is awaited")
  func message() {
    #expect(
      messages(
        rule,
        """
        struct AContentView: View {
          let client: Client
          func f() async { await client.load(page: 1) }
          var body: some View { Text("") }
        }
        """) == ["AContentView awaits 'client.load()'"])
  }
}
