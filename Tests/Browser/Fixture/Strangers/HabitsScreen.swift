import SwiftUI

struct DailyHabit: Identifiable, Codable, Hashable {
  var id = UUID()
  var name: String
  var emoji: String
  var goal: Int
  var done: Int = 0
  var colorName = "green"
  var history: [Int] = (0..<35).map { ($0 * 7) % 5 }
  var progress: Double { goal == 0 ? 0 : min(1, Double(done) / Double(goal)) }
  var color: Color {
    switch colorName {
    case "blue": .blue
    case "orange": .orange
    case "pink": .pink
    default: .green
    }
  }
}

@MainActor final class HabitStore: ObservableObject {
  @Published var habits: [DailyHabit] = [
    DailyHabit(name: "Drink water", emoji: "💧", goal: 8, done: 5, colorName: "blue"),
    DailyHabit(name: "Walk", emoji: "🚶", goal: 3, done: 3),
    DailyHabit(name: "Read a chapter", emoji: "📚", goal: 1, colorName: "orange"),
    DailyHabit(name: "Stretch for ten minutes", emoji: "🧘", goal: 2, done: 1, colorName: "pink"),
  ]
  var total: Double {
    habits.isEmpty ? 0 : habits.map(\.progress).reduce(0, +) / Double(habits.count)
  }
}

struct HabitRing: View {
  var progress: Double
  var color: Color
  var lineWidth: CGFloat = 10

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.easeOut, value: progress)
    }
    .padding(lineWidth / 2)
  }
}

struct HabitsScreen: View {
  @StateObject private var store = HabitStore()
  @State private var selectedDay = 4
  @State private var adding = false
  private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible(), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          week
          summary
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach($store.habits) { $habit in
              NavigationLink(value: habit) { StrangerHabitCard(habit: $habit) }.buttonStyle(.plain)
            }
            Button {
              adding = true
            } label: {
              VStack(spacing: 8) {
                Image(systemName: "plus.circle.fill").font(.largeTitle)
                Text("New habit").font(.subheadline.weight(.medium))
              }
              .frame(maxWidth: .infinity, minHeight: 150)
              .background(
                RoundedRectangle(cornerRadius: 20).strokeBorder(
                  .tertiary, style: StrokeStyle(lineWidth: 2, dash: [8])))
            }
          }
        }
        .padding()
      }
      .background(.background.secondary)
      .navigationTitle("Today")
      .navigationDestination(for: DailyHabit.self) { habit in
        if let index = store.habits.firstIndex(where: { $0.id == habit.id }) {
          HabitDetail(habit: $store.habits[index])
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Reset") { for i in store.habits.indices { store.habits[i].done = 0 } }
        }
      }
      .sheet(isPresented: $adding) {
        NewHabit { store.habits.append($0) }
          .presentationDetents([.medium, .large])
      }
    }
    .tint(.green)
  }

  private var week: some View {
    HStack {
      ForEach(Array(["M", "T", "W", "T", "F", "S", "S"].enumerated()), id: \.offset) { index, day in
        VStack(spacing: 6) {
          Text(day).font(.caption2).foregroundStyle(.secondary)
          Text("\(index + 20)")
            .font(.callout.bold())
            .foregroundStyle(index == selectedDay ? Color.white : .primary)
            .frame(width: 36, height: 36)
            .background { if index == selectedDay { Circle().fill(.tint) } }
        }
        .onTapGesture { withAnimation(.snappy) { selectedDay = index } }
        if index < 6 { Spacer(minLength: 0) }
      }
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 20))
  }

  private var summary: some View {
    HStack(spacing: 20) {
      HabitRing(progress: store.total, color: .green, lineWidth: 14)
        .frame(width: 110, height: 110)
        .overlay {
          Text(store.total, format: .percent.precision(.fractionLength(0)))
            .font(.title2.bold())
        }
      VStack(alignment: .leading, spacing: 6) {
        Text("Nearly there").font(.headline)
        Text("\(store.habits.filter { $0.progress == 1 }.count) of \(store.habits.count) done")
          .foregroundStyle(.secondary)
        Gauge(value: store.total) { Text("Streak") }
          .gaugeStyle(.accessoryLinearCapacity)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 20))
  }
}

struct StrangerHabitCard: View {
  @Binding var habit: DailyHabit
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(habit.emoji).font(.title)
        Spacer()
        HabitRing(progress: habit.progress, color: habit.color, lineWidth: 5).frame(width: 36)
      }
      Spacer()
      Text(habit.name).font(.headline).lineLimit(2).multilineTextAlignment(.leading)
      HStack {
        Text("\(habit.done)/\(habit.goal)").foregroundStyle(.secondary).font(.subheadline)
        Spacer()
        Button {
          habit.done += 1
        } label: {
          Image(systemName: habit.progress == 1 ? "checkmark" : "plus")
            .font(.footnote.bold())
            .foregroundStyle(.white)
            .frame(width: 30, height: 30)
            .background(habit.color.gradient, in: .circle)
        }
        .disabled(habit.progress == 1)
        .opacity(habit.progress == 1 ? 0.5 : 1)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, minHeight: 150, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 20).fill(.background))
  }
}

struct HabitDetail: View {
  @Binding var habit: DailyHabit
  var body: some View {
    List {
      Section {
        VStack {
          HabitRing(progress: habit.progress, color: habit.color, lineWidth: 20)
            .frame(width: 180, height: 180)
            .overlay { Text(habit.emoji).font(.system(size: 60)) }
          Stepper("Done: \(habit.done)", value: $habit.done, in: 0...habit.goal)
        }
        .padding(.vertical)
      }
      Section("Last five weeks") {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(0..<5) { week in
            HStack(spacing: 4) {
              ForEach(0..<7) { day in
                RoundedRectangle(cornerRadius: 4)
                  .fill(habit.color.opacity(0.15 + 0.2 * Double(habit.history[week * 7 + day])))
                  .aspectRatio(1, contentMode: .fit)
              }
            }
          }
        }
      }
      Section("Settings") {
        TextField("Name", text: $habit.name)
        Picker("Colour", selection: $habit.colorName) {
          ForEach(["green", "blue", "orange", "pink"], id: \.self) { Text($0.capitalized) }
        }
        .pickerStyle(.segmented)
        LabeledContent("Goal") { Text("\(habit.goal) a day") }
      }
    }
    .navigationTitle(habit.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct NewHabit: View {
  var onSave: (DailyHabit) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var emoji = "✨"
  @State private var goal = 1.0
  @State private var reminder = Date(timeIntervalSince1970: 28_800)

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        HStack {
          ForEach(["✨", "🏃", "🎸", "🍎", "🛌"], id: \.self) { each in
            Text(each)
              .font(.title)
              .padding(6)
              .background(
                emoji == each ? Color.green.opacity(0.3) : .clear, in: .rect(cornerRadius: 10)
              )
              .onTapGesture { emoji = each }
          }
        }
        Slider(value: $goal, in: 1...10, step: 1) { Text("Goal") }
        Text("\(Int(goal)) times a day").foregroundStyle(.secondary)
        DatePicker("Remind me", selection: $reminder, displayedComponents: .hourAndMinute)
      }
      .navigationTitle("New habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            onSave(DailyHabit(name: name, emoji: emoji, goal: Int(goal))); dismiss()
          }.disabled(name.isEmpty)
        }
      }
    }
  }
}
