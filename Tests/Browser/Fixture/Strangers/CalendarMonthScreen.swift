import SwiftUI

struct PlannedEvent: Identifiable {
  let id = UUID()
  var title: String
  var start: Date
  var minutes: Int
  var tint: Color
  var place: String?
}

final class PlannerModel: ObservableObject {
  @Published var month: Date
  @Published var selected: Date
  @Published var events: [PlannedEvent]
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 2
    return calendar
  }()

  init() {
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), year: 2026,
      month: 3, day: 18
    ).date!
    month = day
    selected = day
    events = [
      PlannedEvent(
        title: "Stand-up", start: day.addingTimeInterval(9 * 3600), minutes: 15, tint: .blue),
      PlannedEvent(
        title: "Dentist", start: day.addingTimeInterval(11.5 * 3600), minutes: 45, tint: .red,
        place: "Gerichtstraße 27, Berlin"),
      PlannedEvent(
        title: "Dinner with Ola and the people from the choir",
        start: day.addingTimeInterval(19 * 3600), minutes: 120, tint: .orange, place: "Ola's place"),
      PlannedEvent(
        title: "Train", start: day.addingTimeInterval(3 * 86_400 + 8 * 3600), minutes: 240,
        tint: .green),
    ]
  }

  var days: [Date?] {
    let interval = calendar.dateInterval(of: .month, for: month)!
    let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)!.count
    return Array(repeating: nil, count: lead)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  func events(on day: Date) -> [PlannedEvent] {
    events.filter { calendar.isDate($0.start, inSameDayAs: day) }
  }
  func step(_ months: Int) { month = calendar.date(byAdding: .month, value: months, to: month)! }
}

struct CalendarMonthScreen: View {
  @StateObject private var model = PlannerModel()
  @State private var adding = false

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        header
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 6
        ) {
          ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) {
            Text($0).font(.caption).foregroundColor(.secondary)
          }
          ForEach(model.days.indices, id: \.self) { index in
            if let day = model.days[index] { cell(day) } else { Color.clear.frame(height: 44) }
          }
        }
        .padding(.horizontal, 8)
        Divider().padding(.top, 8)
        List {
          Section(header: Text(model.selected, format: .dateTime.weekday(.wide).day().month())) {
            let events = model.events(on: model.selected)
            if events.isEmpty {
              Text("Nothing planned").italic().foregroundColor(.secondary)
            }
            ForEach(events) { event in
              HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 2).fill(event.tint).frame(width: 4)
                VStack(alignment: .leading, spacing: 2) {
                  Text(event.title).font(.headline)
                  if let place = event.place {
                    Label(place, systemImage: "mappin").font(.caption).foregroundColor(.secondary)
                  }
                }
                Spacer()
                VStack(alignment: .trailing) {
                  Text(event.start, style: .time)
                  Text("\(event.minutes) min").foregroundColor(.secondary)
                }
                .font(.caption)
              }
              .padding(.vertical, 4)
            }
            .onDelete { set in
              let ids = set.map { events[$0].id }
              model.events.removeAll { ids.contains($0.id) }
            }
          }
        }
        .listStyle(InsetGroupedListStyle())
      }
      .navigationBarTitle("Calendar", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Today") { withAnimation { model.month = model.selected } },
        trailing: Button(action: { adding = true }) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $adding) { AddPlannedEvent(model: model, day: model.selected) }
    }
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    .accentColor(.red)
  }

  private var header: some View {
    HStack {
      Button {
        withAnimation { model.step(-1) }
      } label: {
        Image(systemName: "chevron.left").padding()
      }
      Spacer()
      Text(model.month, format: .dateTime.month(.wide).year()).font(.title3.weight(.semibold)).id(
        model.month
      ).transition(.opacity)
      Spacer()
      Button {
        withAnimation { model.step(1) }
      } label: {
        Image(systemName: "chevron.right").padding()
      }
    }
  }

  private func cell(_ day: Date) -> some View {
    let isSelected = model.calendar.isDate(day, inSameDayAs: model.selected)
    return VStack(spacing: 3) {
      Text("\(model.calendar.component(.day, from: day))")
        .font(.system(size: 17, weight: isSelected ? .bold : .regular))
        .foregroundColor(isSelected ? .white : .primary)
        .frame(width: 34, height: 34)
        .background(Circle().foregroundColor(isSelected ? .red : .clear))
      HStack(spacing: 2) {
        ForEach(model.events(on: day).prefix(3)) { event in
          Circle().fill(event.tint).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(maxWidth: .infinity)
    .onTapGesture { model.selected = day }
  }
}

struct AddPlannedEvent: View {
  @ObservedObject var model: PlannerModel
  let day: Date
  @State private var title = ""
  @State private var allDay = false
  @State private var length = 30
  @State private var tint = Color.blue
  @Environment(\.presentationMode) private var mode

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Title", text: $title)
          Toggle("All day", isOn: $allDay.animation())
          if !allDay {
            Picker("Length", selection: $length) {
              ForEach([15, 30, 45, 60, 90, 120], id: \.self) { Text("\($0) min").tag($0) }
            }
            .pickerStyle(WheelPickerStyle())
            .frame(height: 120)
          }
        }
        Section(header: Text("Colour")) {
          ColorPicker("Tint", selection: $tint, supportsOpacity: false)
        }
      }
      .navigationBarTitle(Text("New event"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { mode.wrappedValue.dismiss() },
        trailing: Button("Add") {
          model.events.append(
            PlannedEvent(
              title: title, start: day.addingTimeInterval(43_200), minutes: allDay ? 1440 : length,
              tint: tint))
          mode.wrappedValue.dismiss()
        }
        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty))
    }
  }
}
