import SwiftUI

/// Ends its process in the ways in which apps do.
struct TrapScreen: View {
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("trap.count")
      TextField("Text", text: $text).accessibilityIdentifier("trap.field")
      Button("Count") { count += 1 }.accessibilityIdentifier("trap.button")
      ForEach(Trap.allCases, id: \.self) { trap in
        Button(trap.rawValue) { trap.spring(count) }
          .accessibilityIdentifier("trap.\(trap.rawValue)")
      }
    }
  }
}

/// What ends a process.
private enum Trap: String, CaseIterable {
  case index, missing, overflow, cast, failure, address

  @MainActor func spring(_ count: Int) {
    let numbers = [1, 2, 3]
    switch self {
    case .index: print(numbers[numbers.count + count])
    case .missing: print(Int("no number \(count)")!)
    case .overflow: print(Int8(count + 1000))
    case .cast: print((numbers as Any) as! String)
    case .failure: fatalError("asked to")
    case .address:
      // What an address that is nobody's is read for.
      print(UnsafePointer<Int>(bitPattern: 8 + count)!.pointee)
    }
  }
}
