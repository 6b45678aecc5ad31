import SwiftUI

/// Tags in rows by guides that count, below a bar without a ground, with a menu in the lower corner.
struct TagCloudScreen: View {
  @State private var added = "nothing"
  private let tags = [
    "two pockets", "windproof", "packs small", "recycled", "unisex", "night stripe", "hood", "warm",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          TagRows(tags: tags)
          Text("Added: \(added)")
          HStack(spacing: 20) {
            ForEach(0..<3) { ring in
              Circle().fill(.orange).frame(width: 60, height: 60)
                .overlay { Text("Ring \(ring)").font(.caption) }
                .contentShape(Circle())
                .onTapGesture { added = "ring \(ring)" }
            }
          }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 30).onEnded { drag in
              if drag.translation.width > 50 { added = "the day before" }
            })
          ForEach(0..<40) { Text("Line \($0)") }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle("Jackets")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.hidden, for: .navigationBar)
      .background(Color.yellow.opacity(0.2))
    }
    .overlay(alignment: .bottomTrailing) {
      Menu {
        Button("A walk", systemImage: "figure.walk") { added = "a walk" }
        Button("A meal", systemImage: "fork.knife") { added = "a meal" }
      } label: {
        Image(systemName: "plus").padding().background(.blue, in: Circle()).foregroundStyle(.white)
      }
      .accessibilityLabel("Add")
      .padding()
    }
  }
}

private struct TagRows: View {
  let tags: [String]
  @State private var height = CGFloat.zero

  var body: some View {
    GeometryReader { geometry in
      rows(in: geometry.size.width)
    }
    .frame(height: height)
  }

  private func rows(in room: CGFloat) -> some View {
    var width = CGFloat.zero
    var height = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).font(.caption).padding(6).background(Color.gray.opacity(0.2)).cornerRadius(6)
          .padding(4)
          .alignmentGuide(.leading) { size in
            if abs(width - size.width) > room {
              width = 0
              height -= size.height
            }
            let result = width
            if tag == tags.last { width = 0 } else { width -= size.width }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = height
            if tag == tags.last { height = 0 }
            return result
          }
      }
    }
    .background(
      GeometryReader { inner in
        Color.clear
          .onAppear { self.height = inner.size.height }
          .onChange(of: inner.size.height) { _, new in self.height = new }
      })
  }
}
