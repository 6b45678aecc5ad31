import SwiftUI

/// The cart's last steps, which the sneaker store shows.
struct SneakerCheckoutForm: View {
  enum Field: Hashable, CaseIterable { case name, mail, street, card }
  var total: Decimal
  var finished: (String) -> Void
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""
  @State private var street = ""
  @State private var card = ""
  @State private var speed = "Standard"
  @State private var country = "Germany"
  @State private var gift = false
  @State private var wrap = Color.orange
  @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var tip = 5.0
  @State private var sending = false
  @State private var failed: String?

  var body: some View {
    Form {
      Section {
        TextField("Full name", text: $name)
          .focused($field, equals: .name).submitLabel(.next).textContentType(.name)
        TextField("Email", text: $mail)
          .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
          .focused($field, equals: .mail).submitLabel(.next)
        TextField("Street", text: $street).focused($field, equals: .street).submitLabel(.next)
        Picker("Country", selection: $country) {
          ForEach(["Germany", "France", "Spain"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
      } header: {
        Text("Address")
      } footer: {
        if let failed { Text(failed).foregroundStyle(.red) }
      }
      .onSubmit {
        switch field {
        case .name: field = .mail
        case .mail: field = .street
        default: field = .card
        }
      }
      Section("Delivery") {
        Picker("Speed", selection: $speed) {
          Text("Standard").tag("Standard")
          Text("Express").tag("Express")
        }
        .pickerStyle(.inline)
        .labelsHidden()
        DatePicker("Arrives", selection: $day, displayedComponents: [.date, .hourAndMinute])
        Toggle("It is a gift", isOn: $gift.animation())
        if gift {
          ColorPicker("Paper", selection: $wrap, supportsOpacity: false)
          VStack(alignment: .leading) {
            Text("Tip: \(tip, format: .number.precision(.fractionLength(0)))")
            Slider(value: $tip, in: 0...20, step: 5) {
              Text("Tip")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("20")
            }
          }
        }
      }
      Section("Payment") {
        SecureField("Card number", text: $card).keyboardType(.numberPad).focused(
          $field, equals: .card)
        LabeledContent("Total") { Text(total, format: .currency(code: "USD")).bold() }
      }
      Section {
        Button {
          send()
        } label: {
          HStack {
            Spacer()
            if sending { ProgressView() } else { Text("Pay now") }
            Spacer()
          }
        }
        .disabled(sending || name.isEmpty)
      }
    }
    .navigationTitle("Checkout")
    .navigationBarBackButtonHidden(sending)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button {
          step(-1)
        } label: {
          Image(systemName: "chevron.up")
        }
        .disabled(field == .name)
        Button {
          step(1)
        } label: {
          Image(systemName: "chevron.down")
        }
        .disabled(field == .card)
        Spacer()
        Button("Done") { field = nil }
      }
    }
    .onAppear { field = .name }
  }

  private func step(_ by: Int) {
    guard let field, let index = Field.allCases.firstIndex(of: field) else { return }
    let next = index + by
    if Field.allCases.indices.contains(next) { self.field = Field.allCases[next] }
  }

  private func send() {
    guard mail.contains("@") else {
      failed = "That is no address."
      field = .mail
      return
    }
    failed = nil
    sending = true
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      sending = false
      finished(name)
    }
  }
}
