import ViewGraph

/// A screen of the common views that nobody sees: a process that is made before its visitor comes draws it,
/// so that what happens only once in a process has happened when they come. None of the app's code runs.
struct SampleScreen: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var path: [Int] = []
  @AppStorage("") private var stored = 0

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        List {
          Section("Sample") {
            ForEach(0..<2, id: \.self) { row in
              NavigationLink(value: row) { Label("Row \(row)", systemImage: "star") }
            }
            TextField("Text", text: $text).disabled(isOn)
            Toggle("Toggle", isOn: $isOn)
          }
        }
        .navigationTitle("Sample")
        .toolbar { Button("Button", systemImage: "plus") { isOn = true } }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .tabItem { Label("First", systemImage: "house") }
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Text("Sample").font(.headline).foregroundStyle(.secondary)
          HStack {
            Image(systemName: "star")
            Spacer()
            Button("Button") { isOn.toggle() }.buttonStyle(.bordered)
          }
          .padding()
          .background(.blue, in: .rect(cornerRadius: 8))
        }
      }
      .tabItem { Label("Second", systemImage: "gear") }
    }
    .onChange(of: isOn) { text = "" }
    .sheet(isPresented: .constant(false)) { Text("Sample") }
  }
}
