import SwiftUI

struct StreetQuiz: View {
  private let questions = [
    ("Which planet is the largest?", ["Mars", "Jupiter", "Venus", "Saturn"], 1),
    ("How many bones has an adult?", ["206", "180", "250", "312"], 0),
    (
      "Who wrote “Emma”, the novel about a matchmaker in a small village in the south?",
      ["Charlotte Brontë", "Mary Shelley", "Jane Austen", "George Eliot"], 2
    ),
  ]
  @State private var index = 0
  @State private var chosen: Int?
  @State private var score = 0
  @State private var isDone = false
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack {
        Text("Question \(min(index + 1, questions.count))/\(questions.count)").font(.subheadline)
          .bold()
        Spacer()
        Label("\(score)", systemImage: "star.fill").foregroundStyle(.yellow)
      }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.2))
          Capsule().fill(Color.purple)
            .frame(
              width: proxy.size.width * CGFloat(index + (isDone ? 1 : 0)) / CGFloat(questions.count)
            )
        }
      }
      .frame(height: 10)
      if isDone {
        VStack(spacing: 16) {
          Spacer()
          Text("🎉").font(.system(size: 80))
          Text("You got \(score) of \(questions.count)").font(.title2.bold())
          Button("Play again") {
            withAnimation {
              index = 0; score = 0; chosen = nil; isDone = false
            }
          }
          .buttonStyle(.borderedProminent).tint(.purple).controlSize(.large)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .transition(.scale.combined(with: .opacity))
      } else {
        Text(questions[index].0).font(.title2).fontWeight(.bold).fixedSize(
          horizontal: false, vertical: true)
        ForEach(questions[index].1.indices, id: \.self) { answer in
          Button {
            guard chosen == nil else { return }
            withAnimation {
              chosen = answer; if answer == questions[index].2 { score += 1 }
            }
          } label: {
            HStack {
              Text(questions[index].1[answer])
              Spacer()
              if let chosen, chosen == answer || answer == questions[index].2 {
                Image(
                  systemName: answer == questions[index].2
                    ? "checkmark.circle.fill" : "xmark.circle.fill"
                )
                .foregroundStyle(answer == questions[index].2 ? .green : .red)
              }
            }
            .padding()
            .background {
              RoundedRectangle(cornerRadius: 14)
                .strokeBorder(chosen == answer ? Color.purple : .gray.opacity(0.3), lineWidth: 2)
            }
          }
          .buttonStyle(.plain)
        }
        Spacer()
        Button {
          withAnimation(.spring) {
            if index == questions.count - 1 { isDone = true } else { index += 1; chosen = nil }
          }
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).tint(.purple).controlSize(.large)
        .disabled(chosen == nil)
      }
    }
    .padding()
  }
}
