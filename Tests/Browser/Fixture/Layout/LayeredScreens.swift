import SwiftUI

/// A list on a gradient, with a round button over its corner.
struct TasksWithButton: View {
  @State private var count = 3

  var body: some View {
    NavigationView {
      List(0..<count, id: \.self) { Text("Task \($0)") }
        .scrollContentBackground(.hidden)
        .background(LinearGradient(colors: [.purple, .cyan], startPoint: .top, endPoint: .bottom))
        .navigationTitle("Tasks")
        .overlay(alignment: .bottomTrailing) {
          Button("Add") { count += 1 }
            .padding()
            .background(.pink, in: Capsule())
            .padding()
        }
    }
  }
}
