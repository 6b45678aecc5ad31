// What written elements say.
extension EmissionContext {
  /// The texts of written elements, and of the components kept among them, in order.
  package func collectWords(in records: [UInt8], _ words: inout [String]) {
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(_, _, let attributes):
          if let text = attributes.text(.text), !text.isEmpty { words.append(text) }
        case .child(let id):
          if let child = keptChild(id) { child.collectWords(&words) }
        case .close: break
        }
      }
    }
  }
}

extension Component {
  fileprivate func collectWords(_ words: inout [String]) {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(_, _, let attributes):
          if let text = attributes.text(.text), !text.isEmpty { words.append(text) }
        case .child(let id):
          children.first { $0.id == id }?.collectWords(&words)
        case .close: break
        }
      }
    }
  }
}
