import SwiftUI

/// Rows, controls and texts whose sides are those of the page's language, with words of another one among them.
struct DirectionsScreen: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var phone = "+20 10 123"
  @State private var count = 1

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            Text("Weight")
          } label: {
            Text(verbatim: "الوزن").accessibilityIdentifier("directions.link.text")
          }
          .accessibilityIdentifier("directions.link")
          HStack {
            Text(verbatim: "أول").accessibilityIdentifier("directions.first")
            Spacer()
            VStack(alignment: .leading) {
              Text(verbatim: "قصير").accessibilityIdentifier("directions.short")
              Text(verbatim: "كلمات أطول بكثير").accessibilityIdentifier("directions.longer")
            }
          }
          HStack {
            Text(verbatim: "one").accessibilityIdentifier("directions.left.first")
            Spacer()
            Text(verbatim: "two").accessibilityIdentifier("directions.left.second")
          }
          .environment(\.layoutDirection, .leftToRight)
          Toggle(isOn: $isOn) { Text(verbatim: "تنبيه") }
            .accessibilityIdentifier("directions.toggle")
          Stepper(value: $count) { Text(verbatim: "العدد") }
        }
        Section {
          Text(verbatim: "Hello, مرحبا!").accessibilityIdentifier("directions.mixed")
          TextField(text: $name) { Text(verbatim: "الاسم") }
            .accessibilityIdentifier("directions.name")
          TextField(text: $phone) { Text(verbatim: "الهاتف") }
            .keyboardType(.phonePad)
            .accessibilityIdentifier("directions.phone")
        }
      }
      .navigationTitle("Good morning")
    }
  }
}
