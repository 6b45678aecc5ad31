import Foundation

// One figure per line, as JSON, for the report.
for figure in EngineFigures.all() {
  FileHandle.standardOutput.write(Data((figure.json + "\n").utf8))
}
