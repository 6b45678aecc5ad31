import SwiftUI

/// Appointments at a vet: days to choose, relative times, sections that fold, sheets with heights.
struct ClinicCalendarScreen: View {
  @Environment(\.calendar) private var calendar
  @State private var days: Set<DateComponents> = []
  @State private var pets = Patient.all
  @State private var upcomingOpen = true
  @State private var pastOpen = false
  @State private var chosen: Patient?
  @State private var asked: Question?
  @State private var detent: PresentationDetent = .fraction(0.35)
  @State private var filter = Filter.all
  @State private var note = ""

  enum Filter: String, CaseIterable, Identifiable {
    case all = "All", dogs = "Dogs", cats = "Cats"
    var id: Self { self }
  }

  struct Question: Identifiable {
    let id = UUID()
    var patient: Patient
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Kind of animal", selection: $filter) {
            ForEach(Filter.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
        }
        Section("Upcoming", isExpanded: $upcomingOpen) {
          ForEach(shown) { pet in row(pet) }
            .onDelete { offsets in
              let ids = offsets.map { shown[$0].id }
              pets.removeAll { ids.contains($0.id) }
            }
        }
        Section("Past", isExpanded: $pastOpen) {
          Text("Mika, 3 March").badge("paid")
          Text("Bruno, 12 February").badge(Text("open").foregroundStyle(.red))
        }
        Section {
          MultiDatePicker("Days that suit you", selection: $days)
        } header: {
          Text("Days that suit you").textCase(nil)
        } footer: {
          Text("^[\(days.count) day](inflect: true) chosen. **We call you back** within a day.")
        }
        Section("Note") {
          TextField("Anything that we should know?", text: $note, axis: .vertical)
            .lineLimit(3...6)
        }
      }
      .listStyle(.sidebar)
      .listSectionSpacing(.compact)
      .navigationTitle("Clinic")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Sort", systemImage: "arrow.up.arrow.down") {
            withAnimation { pets.sort { $0.name < $1.name } }
          }
          EditButton()
        }
        ToolbarItem(placement: .status) {
          TimelineView(.periodic(from: .now, by: 60)) { _ in
            Text("\(pets.count) appointments").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .sheet(item: $chosen) { pet in
        PatientSheet(patient: pet, detent: $detent) {
          asked = Question(patient: pet); chosen = nil
        }
        .presentationDetents([.fraction(0.35), .medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.35)))
        .presentationCornerRadius(28)
      }
      .alert(item: $asked) { question in
        Alert(
          title: Text("Cancel appointment?"),
          message: Text("\(question.patient.name) loses the place."),
          primaryButton: .destructive(Text("Cancel it")) {
            withAnimation { pets.removeAll { $0.id == question.patient.id } }
          },
          secondaryButton: .cancel(Text("Keep")))
      }
    }
  }

  private var shown: [Patient] {
    switch filter {
    case .all: pets
    case .dogs: pets.filter { $0.dog }
    case .cats: pets.filter { !$0.dog }
    }
  }

  private func row(_ pet: Patient) -> some View {
    Button {
      chosen = pet
    } label: {
      HStack {
        Image(systemName: pet.dog ? "dog.fill" : "cat.fill")
          .foregroundStyle(.white)
          .frame(width: 40, height: 40)
          .background(pet.dog ? .brown : .indigo, in: .rect(cornerRadius: 10))
        VStack(alignment: .leading) {
          Text(pet.name).font(.headline)
          Text(pet.reason).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
        .layoutPriority(1)
        Spacer(minLength: 8)
        VStack(alignment: .trailing) {
          Text(pet.hour, format: .number.precision(.integerLength(2))) + Text(":30")
          Text("in \(pet.hour) h").font(.caption).foregroundStyle(.tertiary)
        }
        .monospacedDigit()
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .swipeActions(edge: .leading, allowsFullSwipe: false) {
      Button("Move", systemImage: "calendar") { chosen = pet }.tint(.orange)
    }
    .contextMenu {
      Button("Call owner", systemImage: "phone") {}
      Button("Cancel…", systemImage: "trash", role: .destructive) { asked = Question(patient: pet) }
    } preview: {
      VStack(spacing: 12) {
        Image(systemName: pet.dog ? "dog.fill" : "cat.fill").font(.system(size: 60))
        Text(pet.name).font(.title2)
      }
      .padding(40)
    }
  }
}

struct Patient: Identifiable, Hashable {
  let id: Int
  var name: String
  var reason: String
  var hour: Int
  var dog: Bool

  static let all = [
    Patient(
      id: 1, name: "Rocky", reason: "Vaccination against rabies and distemper", hour: 9, dog: true),
    Patient(id: 2, name: "Luna", reason: "Teeth", hour: 11, dog: false),
    Patient(id: 3, name: "Balu", reason: "Limping on the left hind leg", hour: 3, dog: true),
  ]
}

private struct PatientSheet: View {
  let patient: Patient
  @Binding var detent: PresentationDetent
  let cancel: @MainActor () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var weight = 12.5
  @State private var fasting = false
  @State private var photo = Color.teal

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledContent("Reason", value: patient.reason)
          LabeledContent("Weight") {
            HStack {
              Slider(value: $weight, in: 1...60, step: 0.5).frame(maxWidth: 160)
              Text(weight, format: .number.precision(.fractionLength(1))).monospacedDigit()
            }
          }
          Toggle("Comes fasting", systemImage: "fork.knife", isOn: $fasting)
          ColorPicker("Collar", selection: $photo, supportsOpacity: false)
        }
        Section {
          Button("Cancel appointment", role: .destructive, action: cancel)
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle(patient.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", systemImage: "xmark") { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button(detent == .large ? "Less" : "More") {
            detent = detent == .large ? .fraction(0.35) : .large
          }
        }
      }
    }
  }
}
