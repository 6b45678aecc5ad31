import SwiftUI

enum BookingStep: Int, CaseIterable, Comparable {
  case date, guests, details, review
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .date: "When?"
    case .guests: "Who?"
    case .details: "Details"
    case .review: "Review"
    }
  }
}

@Observable class BookingModel {
  var step = BookingStep.date
  var date = Date(timeIntervalSince1970: 1_790_000_000)
  var adults = 2
  var children = 0
  var name = ""
  var email = ""
  var wishes = ""
  var meal = Meal.none
  var acceptsTerms = false
  enum Meal: String, CaseIterable, Identifiable {
    case none = "No meals", breakfast = "Breakfast", half = "Half board"; var id: Self { self }
  }

  var problems: [String] {
    var all: [String] = []
    if name.trimmingCharacters(in: .whitespaces).isEmpty { all.append("Enter your name.") }
    if email.range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) == nil {
      all.append("Enter a valid e-mail address.")
    }
    return all
  }
  var price: Decimal { Decimal(adults) * 80 + Decimal(children) * 40 + (meal == .none ? 0 : 25) }
}

struct BookingScreen: View {
  @State private var model = BookingModel()
  @State private var isDone = false
  @State private var showsProblems = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        ForEach(BookingStep.allCases, id: \.self) { step in
          Capsule().fill(step <= model.step ? Color.accentColor : Color(.systemGray5)).frame(
            height: 4)
        }
      }
      .padding()
      .animation(.easeInOut, value: model.step)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Step \(model.step.rawValue + 1) of 4")
      Text(model.step.title).font(.title.bold()).frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal)
      TabView(selection: $model.step) {
        DatePicker(
          "Date", selection: $model.date, in: Date(timeIntervalSince1970: 1_789_000_000)...,
          displayedComponents: [.date]
        )
        .datePickerStyle(.graphical).padding().tag(BookingStep.date)
        Form {
          Stepper(value: $model.adults, in: 1...8) {
            Text("^[\(model.adults) adult](inflect: true)")
          }
          Stepper("Children: \(model.children)", value: $model.children, in: 0...6)
          Picker("Meals", selection: $model.meal) {
            ForEach(BookingModel.Meal.allCases) { Text($0.rawValue) }
          }
        }
        .tag(BookingStep.guests)
        Form {
          Section {
            TextField("Name", text: $model.name).textContentType(.name)
            TextField("E-mail", text: $model.email).textContentType(.emailAddress).keyboardType(
              .emailAddress
            ).textInputAutocapitalization(.never)
          } footer: {
            if showsProblems {
              ForEach(model.problems, id: \.self) {
                Label($0, systemImage: "exclamationmark.circle").foregroundStyle(.red)
              }
            }
          }
          Section("Wishes") {
            TextField("Anything else?", text: $model.wishes, axis: .vertical).lineLimit(3...6)
            Text("\(model.wishes.count)/200").font(.caption).foregroundStyle(
              model.wishes.count > 200 ? .red : .secondary
            ).frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
        .tag(BookingStep.details)
        ScrollView {
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 12) {
            GridRow {
              Text("Date").foregroundStyle(.secondary);
              Text(model.date, format: .dateTime.weekday().day().month())
            }
            GridRow {
              Text("Guests").foregroundStyle(.secondary); Text("\(model.adults + model.children)")
            }
            GridRow {
              Text("Name").foregroundStyle(.secondary); Text(model.name)
            }
            Divider()
            GridRow {
              Text("Total").bold();
              Text(model.price, format: .currency(code: "EUR")).font(.title2.bold())
                .gridColumnAlignment(.trailing)
            }
          }
          .padding()
          .background(.thinMaterial, in: .rect(cornerRadius: 16))
          .padding()
          Toggle("I accept the [terms](https://example.org/terms)", isOn: $model.acceptsTerms)
            .padding(.horizontal)
        }
        .tag(BookingStep.review)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack {
        if model.step != .date {
          Button("Back") {
            withAnimation { model.step = BookingStep(rawValue: model.step.rawValue - 1)! }
          }.buttonStyle(.bordered)
        }
        Button(model.step == .review ? "Book" : "Next") { advance() }
          .frame(maxWidth: .infinity)
          .buttonStyle(.borderedProminent)
          .disabled(model.step == .review && !model.acceptsTerms)
      }
      .controlSize(.large)
      .padding()
    }
    .alert("Booked", isPresented: $isDone) {
      Button("OK") { self.model = BookingModel() }
    } message: {
      Text("We have sent a confirmation to \(model.email).")
    }
    .sensoryFeedback(.success, trigger: isDone)
  }

  private func advance() {
    if model.step == .details, !model.problems.isEmpty { showsProblems = true; return }
    guard let next = BookingStep(rawValue: model.step.rawValue + 1) else { isDone = true; return }
    withAnimation { model.step = next }
  }
}
