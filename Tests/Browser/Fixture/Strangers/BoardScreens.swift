import SwiftUI
import UIKit

// Custom tab bar, onboarding, kanban, quiz
enum BoardTab: String, CaseIterable, Identifiable {
  case home, search, profile; var id: Self { self }
  var icon: String {
    switch self {
    case .home: "house";
    case .search: "magnifyingglass";
    case .profile: "person.crop.circle"
    }
  }
}
struct BoardRootScreen: View {
  @State private var tab: BoardTab = .home
  @Namespace private var animation
  @State private var barHidden = false
  var body: some View {
    TabView(selection: $tab) {
      ForEach(BoardTab.allCases) { t in screen(t).tag(t).toolbar(.hidden, for: .tabBar) }
    }
    .overlay(alignment: .bottom) {
      if !barHidden {
        HStack {
          ForEach(BoardTab.allCases) { t in
            Button {
              withAnimation(
                .interactiveSpring(response: 0.5, dampingFraction: 0.6, blendDuration: 0.5)
              ) { tab = t }
            } label: {
              VStack(spacing: 4) {
                Image(systemName: tab == t ? t.icon + ".fill" : t.icon).font(
                  .system(size: 20, weight: .semibold)
                ).scaleEffect(tab == t ? 1.2 : 1)
                if tab == t {
                  Circle().fill(.white).frame(width: 5, height: 5).matchedGeometryEffect(
                    id: "dot", in: animation)
                }
              }
              .foregroundStyle(tab == t ? .white : .white.opacity(0.5)).frame(maxWidth: .infinity)
              .contentShape(.rect)
            }.buttonStyle(.plain)
          }
        }
        .padding(.vertical, 14).background {
          RoundedRectangle(cornerRadius: 28).fill(.black.opacity(0.85)).shadow(
            color: .black.opacity(0.3), radius: 20, x: 0, y: 10)
        }
        .padding(.horizontal, 30).transition(.move(edge: .bottom).combined(with: .opacity))
        .sensoryFeedback(.selection, trigger: tab)
      }
    }
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
  @ViewBuilder private func screen(_ t: BoardTab) -> some View {
    switch t {
    case .home: TaskBoard();
    case .search: BoardQuiz();
    case .profile: FirstSteps()
    }
  }
}
struct FirstSteps: View {
  @AppStorage("seen") var seen = false
  @State private var page = 0
  let pages: [(String, String, Color)] = [
    ("sparkles", "Welcome", .purple), ("bolt.heart", "Fast", .red),
    ("checkmark.seal", "Done", .green),
  ]
  var body: some View {
    VStack {
      TabView(selection: $page.animation()) {
        ForEach(pages.indices, id: \.self) { i in
          VStack(spacing: 20) {
            Image(systemName: pages[i].0).resizable().aspectRatio(contentMode: .fit).frame(
              width: 120
            ).foregroundStyle(pages[i].2.gradient).symbolEffect(.pulse)
            Text(pages[i].1).font(.system(.largeTitle, design: .rounded, weight: .heavy))
              .minimumScaleFactor(0.5).lineLimit(1)
          }
          .tag(i).rotation3DEffect(.degrees(page == i ? 0 : 20), axis: (x: 0, y: 1, z: 0))
          .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX * 0.2) }
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(
        .page(backgroundDisplayMode: .always))
      HStack {
        ForEach(pages.indices, id: \.self) { i in
          Capsule().fill(i == page ? Color.accentColor : .gray.opacity(0.3)).frame(
            width: i == page ? 24 : 8, height: 8
          ).animation(.spring, value: page)
        }
      }
      Button {
        if page < pages.count - 1 { withAnimation { page += 1 } } else { seen = true }
      } label: {
        Text(page == pages.count - 1 ? "Start" : "Next").frame(maxWidth: .infinity).padding(
          .vertical, 6)
      }
      .buttonStyle(.borderedProminent).controlSize(.large).padding().animation(.none, value: page)
    }
  }
}
struct BoardCard: Identifiable, Codable, Hashable {
  var id = UUID(); var title: String; var column: Int
}
struct TaskBoard: View {
  @State private var cards = [
    BoardCard(title: "Plan", column: 0), BoardCard(title: "Build", column: 1),
  ]
  @State private var editing: BoardCard?
  @State private var dropTarget: Int?
  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(0..<3) { column in
            VStack(alignment: .leading) {
              Text(["To do", "Doing", "Done"][column]).font(.headline)
              ForEach(cards.filter { $0.column == column }) { card in
                Text(card.title).frame(maxWidth: .infinity, alignment: .leading).padding()
                  .background(.background, in: RoundedRectangle(cornerRadius: 10)).shadow(radius: 1)
                  .onTapGesture { editing = card }
              }
              Spacer(minLength: 0)
            }
            .frame(width: 240).frame(minHeight: 300).padding().background(
              dropTarget == column ? Color.blue.opacity(0.2) : Color(.secondarySystemBackground)
            ).clipShape(.rect(cornerRadii: .init(topLeading: 20, bottomTrailing: 20)))
          }
        }
        .scrollTargetLayout().padding()
      }
      .scrollIndicators(.never).scrollTargetBehavior(.paging)
      .navigationTitle("Board").navigationDestination(item: $editing) { c in
        CardEditor(card: c) { new in
          if let i = cards.firstIndex(where: { $0.id == new.id }) { cards[i] = new }
        }
      }
    }
  }
}
struct CardEditor: View {
  @State var card: BoardCard; var save: (BoardCard) -> Void
  @Environment(\.presentationMode) private var mode
  var body: some View {
    Form {
      TextField("Title", text: $card.title).font(.title3.weight(.semibold));
      TextEditor(text: $card.title).frame(height: 100).scrollContentBackground(.hidden)
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          save(card); mode.wrappedValue.dismiss()
        }
      };
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { mode.wrappedValue.dismiss() }
      }
    }
  }
}
struct BoardQuiz: View {
  @State private var index = 0; @State private var score = 0; @State private var answer: Int?;
  @State private var time = 1.0
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @State private var trim: CGFloat = 0
  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(index), total: 5) {
        Text("Question \(index + 1)")
      } currentValueLabel: {
        Text("\(score) points")
      }.progressViewStyle(.linear).tint(.mint)
      ZStack {
        Circle().stroke(.gray.opacity(0.2), lineWidth: 10);
        Circle().trim(from: 0, to: time).stroke(
          AngularGradient(colors: [.red, .orange, .green], center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        ).rotationEffect(.degrees(-90))
      }.frame(width: 100, height: 100)
        .overlay {
          Text(time, format: .number.precision(.fractionLength(1))).font(.title.monospacedDigit())
        }
      ForEach(0..<4) { i in
        Button {
          withAnimation(.bouncy) {
            answer = i; if i == 2 { score += 1 }
          }
        } label: {
          HStack {
            Text("Answer \(i)"); Spacer();
            if answer == i {
              Image(systemName: i == 2 ? "checkmark.circle.fill" : "xmark.circle.fill").transition(
                .scale.combined(with: .opacity))
            }
          }.padding()
        }
        .background(
          answer == i ? (i == 2 ? Color.green : .red).opacity(0.3) : Color(.tertiarySystemFill),
          in: .capsule
        ).overlay(Capsule().strokeBorder(answer == i ? Color.primary : .clear, lineWidth: 2))
        .allowsHitTesting(answer == nil).phaseAnimator([0.0, -8, 8, 0], trigger: answer) { v, x in
          v.offset(x: answer == i && i != 2 ? x : 0)
        } animation: { _ in
          .linear(duration: 0.08)
        }
      }
    }
    .padding().onReceive(timer) { _ in if time > 0, answer == nil { time = max(0, time - 0.01) } }
    .alert("Time is up", isPresented: Binding(get: { time == 0 }, set: { if !$0 { time = 1 } })) {
      Button("Again") { time = 1 }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true).delay(0.2)) {
        trim = 1
      }
    }
  }
}
