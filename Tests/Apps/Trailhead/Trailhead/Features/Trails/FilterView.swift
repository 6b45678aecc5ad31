import SwiftUI

struct FilterView: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var difficulties: Set<Trail.Difficulty> = Set(Trail.Difficulty.allCases)
  @State private var maximumLength = 15.0

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Difficulty")) {
          ForEach(Trail.Difficulty.allCases) { difficulty in
            Button(action: { toggle(difficulty) }) {
              HStack {
                Label(difficulty.title, systemImage: difficulty.symbolName)
                Spacer()
                if difficulties.contains(difficulty) {
                  Image(systemName: "checkmark").foregroundColor(.accentColor)
                }
              }
            }
            .foregroundColor(.primary)
          }
        }
        Section(
          header: Text("Length"), footer: Text("Up to \(maximumLength, specifier: "%.0f") km")
        ) {
          Slider(value: $maximumLength, in: 1...30, step: 1) {
            Text("Length")
          } minimumValueLabel: {
            Text("1")
          } maximumValueLabel: {
            Text("30")
          }
        }
      }
      .navigationBarTitle("Filter", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Reset", action: reset),
        trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func toggle(_ difficulty: Trail.Difficulty) {
    if difficulties.remove(difficulty) == nil { difficulties.insert(difficulty) }
    UISelectionFeedbackGenerator().selectionChanged()
  }

  private func reset() {
    difficulties = Set(Trail.Difficulty.allCases)
    maximumLength = 15
  }
}
