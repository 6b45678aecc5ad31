import SwiftUI

private struct Job: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case all = "All", remote = "Remote", office = "On site"
    var id: String { rawValue }
  }
  let id: Int
  var title: String
  var company: String
  var place: String
  var pay: ClosedRange<Int>
  var kind: Kind
  var tags: [String]
  var isNew = false
}

private let jobs = [
  Job(
    id: 1, title: "iOS Engineer", company: "Swift & Sons", place: "Berlin", pay: 70...95,
    kind: .remote, tags: ["SwiftUI", "Combine", "CI"], isNew: true),
  Job(
    id: 2, title: "Product Designer", company: "Northwind", place: "Lisbon", pay: 52...68,
    kind: .office, tags: ["Figma", "Research"]),
  Job(
    id: 3, title: "Site Reliability Engineer, Storage", company: "Holdfast", place: "Anywhere",
    pay: 88...120, kind: .remote, tags: ["Linux", "Go", "On call", "Kubernetes", "Postgres"],
    isNew: true),
  Job(
    id: 4, title: "Baker", company: "Early Bird", place: "Graz", pay: 31...34, kind: .office,
    tags: ["Nights"]),
]

/// Chips that wrap.
private struct ChipFlow: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(in: proposal.replacingUnspecifiedDimensions().width, subviews)
    let height = rows.map(\.height).reduce(0, +) + CGFloat(max(0, rows.count - 1)) * spacing
    return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(in: bounds.width, subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(in width: CGFloat, _ subviews: Subviews) -> [(
    indices: [Int], width: CGFloat, height: CGFloat
  )] {
    var rows: [(indices: [Int], width: CGFloat, height: CGFloat)] = []
    for (index, view) in subviews.enumerated() {
      let size = view.sizeThatFits(.unspecified)
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].indices.append(index)
        rows[rows.count - 1].width += spacing + size.width
        rows[rows.count - 1].height = max(last.height, size.height)
      } else {
        rows.append(([index], size.width, size.height))
      }
    }
    return rows
  }
}

private struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.caption).padding(.init(top: 3, leading: 8, bottom: 3, trailing: 8))
      .background(.tint.opacity(0.12), in: Capsule()).foregroundStyle(.tint)
  }
}

private struct JobCell: View {
  let job: Job
  var isStarred: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .top) {
        Text(job.title).font(.headline).lineLimit(2)
        Spacer(minLength: 12)
        if job.isNew {
          Text("NEW").font(.caption2.bold()).padding(4).background(
            .green, in: .rect(cornerRadius: 4)
          ).foregroundStyle(.white)
        }
        if isStarred { Image(systemName: "star.fill").foregroundStyle(.yellow) }
      }
      Label("\(job.company) · \(job.place)", systemImage: "building.2").font(.subheadline)
        .foregroundStyle(.secondary)
      ChipFlow { ForEach(job.tags, id: \.self) { Text($0).modifier(Chip()) } }
    }
  }
}

private struct JobPage: View {
  let job: Job
  @Binding var starred: Set<Int>
  @State private var letter = ""
  @State private var isApplying = false
  @State private var hasApplied = false
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16, pinnedViews: .sectionHeaders) {
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 14).fill(Color.accentColor.gradient).frame(
            width: 64, height: 64
          )
          .overlay {
            Text(job.company.prefix(1)).font(.largeTitle.bold()).foregroundStyle(.white)
          }
          VStack(alignment: .leading) {
            Text(job.title).font(.title2.bold())
            Text(job.company).foregroundStyle(.secondary)
          }
        }
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
          GridRow {
            Text("Pay").foregroundStyle(.secondary)
            Text("\(job.pay.lowerBound) – \(job.pay.upperBound) k")
          }
          GridRow {
            Text("Place").foregroundStyle(.secondary)
            Text(job.place)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Posted today by a person who answers.").font(.footnote).gridCellColumns(2)
          }
        }
        Section {
          Text(
            "You will keep the lights on and the roof dry. You write what you did, and you sleep at night. The team meets twice a week, and nobody counts the minutes in between."
          )
          .fixedSize(horizontal: false, vertical: true)
        } header: {
          Text("About").font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(
            .vertical, 6
          ).background(.background)
        }
        Section {
          ZStack(alignment: .topLeading) {
            if letter.isEmpty {
              Text("Why you?").foregroundStyle(.tertiary).padding(.top, 8).padding(.leading, 5)
            }
            TextEditor(text: $letter).scrollContentBackground(.hidden).frame(minHeight: 120)
              .focused($isWriting)
          }
          .padding(8).background(.fill.tertiary, in: .rect(cornerRadius: 12))
          Text("\(letter.count) of 500").font(.caption).foregroundStyle(
            letter.count > 500 ? .red : .secondary
          )
          .frame(maxWidth: .infinity, alignment: .trailing)
        } header: {
          Text("Letter").font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(
            .vertical, 6
          ).background(.background)
        }
      }
      .padding(.horizontal)
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button {
          starred.formSymmetricDifference([job.id])
        } label: {
          Image(systemName: starred.contains(job.id) ? "star.fill" : "star")
        }
        .buttonStyle(.bordered).controlSize(.large)
        Button {
          isApplying = true
        } label: {
          Text(hasApplied ? "Applied" : "Apply").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large).disabled(letter.isEmpty || hasApplied)
      }
      .padding().background(.bar)
    }
    .navigationTitle(job.company)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isWriting = false }
      }
    }
    .confirmationDialog("Send the letter?", isPresented: $isApplying, titleVisibility: .visible) {
      Button("Send") { hasApplied = true }
      Button("Not yet", role: .cancel) {}
    } message: {
      Text("\(job.company) will have your name and your letter.")
    }
  }
}

struct JobBoardScreen: View {
  @State private var query = ""
  @State private var scope = Job.Kind.all
  @State private var chosen: Job.ID?
  @State private var starred: Set<Int> = [4]
  @State private var columns = NavigationSplitViewVisibility.automatic

  private var shown: [Job] {
    jobs.filter {
      (scope == .all || $0.kind == scope)
        && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)
          || $0.tags.contains { $0.localizedCaseInsensitiveContains(query) })
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(selection: $chosen) {
        ForEach(shown) { job in
          JobCell(job: job, isStarred: starred.contains(job.id))
            .swipeActions {
              Button(starred.contains(job.id) ? "Unstar" : "Star", systemImage: "star") {
                starred.formSymmetricDifference([job.id])
              }.tint(.yellow)
            }
            .badge(job.isNew ? 1 : 0)
        }
      }
      .listStyle(.plain)
      .overlay { if shown.isEmpty { ContentUnavailableView.search(text: query) } }
      .navigationTitle("Jobs")
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Title or skill"
      )
      .searchScopes($scope) { ForEach(Job.Kind.allCases) { Text($0.rawValue).tag($0) } }
      .searchSuggestions {
        if query.isEmpty {
          Text("SwiftUI").searchCompletion("SwiftUI")
          Label("Nights", systemImage: "moon").searchCompletion("Nights")
        }
      }
      .toolbar {
        ToolbarItem(placement: .status) {
          Text("^[\(shown.count) job](inflect: true)").font(.caption)
        }
        ToolbarItem(placement: .bottomBar) { Spacer() }
      }
    } detail: {
      if let job = jobs.first(where: { $0.id == chosen }) {
        NavigationStack { JobPage(job: job, starred: $starred) }
      } else {
        ContentUnavailableView(
          "Choose a Job", systemImage: "briefcase", description: Text("The letter can wait."))
      }
    }
    .tint(.mint)
  }
}
