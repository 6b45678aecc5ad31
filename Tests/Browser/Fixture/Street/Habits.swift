import SwiftUI

struct Habit: Identifiable {
  let id = UUID()
  var name: String
  var icon: String
  var color: Color
  var days: Set<Int>
}

struct StreetHabits: View {
  @State private var habits = [
    Habit(name: "Read", icon: "book.fill", color: .orange, days: [0, 1, 2, 5, 8, 9]),
    Habit(name: "Run", icon: "figure.run", color: .green, days: [1, 3, 4, 6, 10]),
    Habit(name: "Drink water", icon: "drop.fill", color: .blue, days: Set(0..<11)),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 14) {
          ForEach($habits) { $habit in HabitCard(habit: $habit) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            withAnimation {
              habits.append(Habit(name: "New habit", icon: "star.fill", color: .pink, days: []))
            }
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }
  }
}

private struct HabitCard: View {
  @Binding var habit: Habit
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 7)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: habit.icon)
          .foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(habit.color.gradient, in: .circle)
        VStack(alignment: .leading) {
          Text(habit.name).font(.headline)
          Text("\(habit.days.count) of 14 days").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        ZStack {
          Circle().stroke(habit.color.opacity(0.2), lineWidth: 5)
          Circle()
            .trim(from: 0, to: Double(habit.days.count) / 14)
            .stroke(habit.color, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Text("\(Int(Double(habit.days.count) / 14 * 100))%").font(
            .system(size: 10, weight: .bold))
        }
        .frame(width: 40, height: 40)
      }
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<14, id: \.self) { day in
          let isDone = habit.days.contains(day)
          Circle()
            .fill(isDone ? habit.color : Color(.systemGray5))
            .overlay {
              Text("\(day + 1)").font(.caption2).foregroundStyle(isDone ? .white : .secondary)
            }
            .aspectRatio(1, contentMode: .fit)
            .onTapGesture {
              withAnimation(.easeInOut) { habit.days.formSymmetricDifference([day]) }
            }
        }
      }
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(0.06), radius: 6, y: 3)
  }
}
