import Foundation

let parts: [String: @MainActor () -> [Figure]] = [
  "cover": CoverFigures.all, "engine": EngineFigures.all, "form": FormFigures.all,
  "form-test": FormTestFigures.all, "headless": HeadlessFigures.all, "lazy": LazyFigures.all,
  "slices": SliceFigures.all,
]
let chosen = CommandLine.arguments.dropFirst()
if let unknown = chosen.first(where: { parts[$0] == nil }) {
  FileHandle.standardError.write(
    Data("\(unknown) is unknown; there are \(parts.keys.sorted())\n".utf8))
  exit(2)
}

// One figure per line, as JSON, for the report.
for (name, measure) in parts.sorted(by: { $0.key < $1.key })
where chosen.isEmpty || chosen.contains(name) {
  for figure in measure() {
    FileHandle.standardOutput.write(Data((figure.json + "\n").utf8))
  }
}
