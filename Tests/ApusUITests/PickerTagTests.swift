import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What the options of a picker stand for.
@MainActor
struct PickerTagTests {
  private let names = ["Ann", "Bob", "Cleo"]

  private struct Person: Identifiable, Hashable {
    let id: String
    let rank: Int
  }

  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  /// Whether each option can be chosen.
  private func choices(_ screen: ControlsScreen) -> [Bool] {
    screen.all(.option).map { !$0.flag(.isDisabled) }
  }

  @Test
  func idsOfTheSelectionsTypeAreTags() {
    let number = Box(1)
    let numbers = ControlsScreen {
      Picker("Name", selection: number.binding) { ForEach(0..<3) { Text(names[$0]) } }
    }
    #expect(choices(numbers) == [true, true, true])
    #expect(numbers.all(.option).map { $0.flag(.isSelected) } == [false, true, false])
    #expect(numbers.perform(.select(2), on: numbers.first(.picker)) == nil)
    #expect(number.value == 2)

    let name = Box("Bob")
    let words = ControlsScreen {
      Picker("Name", selection: name.binding) { ForEach(names, id: \.self) { Text($0) } }
    }
    #expect(words.perform(.select(0), on: words.first(.picker)) == nil)
    #expect(name.value == "Ann")

    let flavor = Box(Flavor.vanilla)
    let flavors = ControlsScreen {
      Picker("Flavor", selection: flavor.binding) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
    }
    #expect(flavors.perform(.select(0), on: flavors.first(.picker)) == nil)
    #expect(flavor.value == .chocolate)
  }

  @Test
  func idsOfAnotherTypeAreNone() {
    let people = [Person(id: "a", rank: 1), Person(id: "b", rank: 2)]
    let person = ControlsScreen {
      Picker("Person", selection: .constant(people[0])) { ForEach(people) { Text($0.id) } }
    }
    #expect(choices(person) == [false, false])
    // Of an optional neither.
    let optional = ControlsScreen {
      Picker("Number", selection: .constant(Int?.some(1))) { ForEach(0..<2) { Text("\($0)") } }
    }
    #expect(choices(optional) == [false, false])
  }

  @Test
  func anExplicitTagWins() {
    let people = [Person(id: "a", rank: 1), Person(id: "b", rank: 2)]
    let rank = Box(2)
    let screen = ControlsScreen {
      Picker("Rank", selection: rank.binding) { ForEach(people) { Text($0.id).tag($0.rank) } }
    }
    #expect(screen.all(.option).map { $0.flag(.isSelected) } == [false, true])
    #expect(screen.perform(.select(0), on: screen.first(.picker)) == nil)
    #expect(rank.value == 1)

    // Also one of the id's own type.
    let shifted = Box(11)
    let numbers = ControlsScreen {
      Picker("Number", selection: shifted.binding) { ForEach(0..<3) { Text("\($0)").tag($0 + 10) } }
    }
    #expect(numbers.all(.option).map { $0.flag(.isSelected) } == [false, true, false])
  }

  @Test
  func aTagStandsForTheOptionalToo() {
    let chosen = Box(String?.none)
    let screen = ControlsScreen {
      Picker("Name", selection: chosen.binding) {
        Text("None").tag(String?.none)
        ForEach(names, id: \.self) { Text($0).tag($0) }
      }
    }
    #expect(choices(screen) == [true, true, true, true])
    #expect(screen.perform(.select(2), on: screen.first(.picker)) == nil)
    #expect(chosen.value == "Bob")
    let exact = ControlsScreen {
      Picker("Name", selection: chosen.binding) {
        ForEach(names, id: \.self) { Text($0).tag($0, includeOptional: false) }
      }
    }
    #expect(choices(exact) == [false, false, false])
  }
}
