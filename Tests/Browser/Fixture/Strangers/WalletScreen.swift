import SwiftUI

// A wallet as a stranger wrote it: a pass code that shakes, a balance that counts, cards that turn as they come.

struct WalletCard: Identifiable, Hashable {
  let id: Int
  let name: String
  let digits: String
  let colors: [Color]

  static let samples = [
    WalletCard(id: 1, name: "Everyday", digits: "4821", colors: [.indigo, .purple]),
    WalletCard(id: 2, name: "Travel", digits: "0077", colors: [.teal, .blue]),
    WalletCard(id: 3, name: "Shared", digits: "5310", colors: [.orange, .pink]),
  ]
}

struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: travel * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct BalanceText: View, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    Text(amount, format: .currency(code: "EUR"))
      .font(.system(size: 40, weight: .bold, design: .rounded))
      .monospacedDigit()
      .contentTransition(.numericText(value: amount))
      .accessibilityIdentifier("wallet.balance")
  }
}

struct FlipModifier: ViewModifier {
  let angle: Double
  let opacity: Double

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(angle), anchor: .bottomLeading)
      .opacity(opacity)
  }
}

extension AnyTransition {
  static var flip: AnyTransition {
    .modifier(
      active: FlipModifier(angle: -30, opacity: 0), identity: FlipModifier(angle: 0, opacity: 1))
  }
}

struct RiseTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.8)
      .offset(y: phase == .willAppear ? 40 : 0)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct WalletScreen: View {
  @State private var isUnlocked = false

  var body: some View {
    ZStack {
      if isUnlocked {
        WalletTabs(lock: { withAnimation { isUnlocked = false } })
          .transition(RiseTransition())
      } else {
        PassCodeView(unlock: { withAnimation(.spring(duration: 0.4)) { isUnlocked = true } })
          .transition(.opacity)
      }
    }
  }
}

struct PassCodeView: View {
  let unlock: () -> Void
  @State private var code = ""
  @State private var attempts = 0
  @AccessibilityFocusState private var isHintRead: Bool

  private let keys = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]

  var body: some View {
    VStack(spacing: 32) {
      Spacer()
      Image(systemName: "lock.fill")
        .font(.largeTitle)
        .symbolEffect(.bounce, options: .speed(1.5), value: attempts)
      Text("Enter pass code").font(.title2.weight(.semibold))
      HStack(spacing: 16) {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .strokeBorder(.primary, lineWidth: 1)
            .background(Circle().fill(index < code.count ? Color.primary : .clear))
            .frame(width: 14, height: 14)
        }
      }
      .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(code.count) of 4 digits")
      .accessibilityIdentifier("wallet.dots")
      Text(attempts > 0 ? "Wrong code. Try 1234." : " ")
        .font(.footnote)
        .foregroundStyle(.red)
      Grid(horizontalSpacing: 24, verticalSpacing: 16) {
        ForEach(keys, id: \.self) { row in
          GridRow {
            ForEach(row, id: \.self) { key in
              if key.isEmpty {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
              } else {
                Button {
                  press(key)
                } label: {
                  Text(key).font(.title).frame(width: 72, height: 72)
                    .background(.quaternary, in: .circle)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(key == "⌫" ? "Delete" : key)
              }
            }
          }
        }
      }
      Spacer()
    }
    .padding()
  }

  private func press(_ key: String) {
    if key == "⌫" {
      _ = code.popLast()
      return
    }
    code += key
    guard code.count == 4 else { return }
    if code == "1234" {
      unlock()
    } else {
      code = ""
      withAnimation(.linear(duration: 2)) { attempts += 1 }
      isHintRead = true
    }
  }
}

struct WalletTabs: View {
  let lock: () -> Void
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      ForEach(WalletCard.samples) { card in
        Tab(card.name, systemImage: "creditcard", value: card.id) {
          NavigationStack { CardView(card: card, lock: lock) }
        }
        .accessibilityIdentifier("wallet.tab.\(card.id)")
        .customizationID("card.\(card.id)")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct CardView: View {
  let card: WalletCard
  let lock: () -> Void
  @State private var balance = 120.5
  @State private var payments: [String] = ["Bakery", "Train to Köln"]
  @State private var showsDetails = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        RoundedRectangle(cornerRadius: 20)
          .fill(
            LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(height: 190)
          .overlay(alignment: .bottomLeading) {
            Text("•••• \(card.digits)").font(.title3.monospaced()).foregroundStyle(.white).padding(
              20)
          }
          .visualEffect { content, place in
            content.offset(y: max(0, -place.frame(in: .scrollView).minY) / 2)
          }
        BalanceText(amount: balance)
        HStack {
          Button("Add €50") { withAnimation(.easeOut(duration: 1)) { balance += 50 } }
            .buttonStyle(.borderedProminent)
          Button("Pay €8") {
            withAnimation(.easeOut(duration: 1)) {
              balance -= 8
              payments.insert("Coffee \(payments.count)", at: 0)
            }
          }
          .buttonStyle(.bordered)
        }
        Text("Payments").font(.headline)
        ForEach(payments, id: \.self) { payment in
          Label(payment, systemImage: "bag")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(.background.secondary, in: .rect(cornerRadius: 12))
            .transition(.flip)
        }
      }
      .padding()
    }
    .navigationTitle(card.name)
    .toolbar(id: "card") {
      ToolbarItem(id: "lock", placement: .topBarLeading) {
        Button("Lock", systemImage: "lock") { lock() }
      }
      ToolbarItem(id: "details", placement: .topBarTrailing) {
        Button("Details", systemImage: "info.circle") { showsDetails = true }
      }
    }
    .sheet(isPresented: $showsDetails) {
      NavigationStack {
        List {
          LabeledContent("Number", value: "•••• \(card.digits)")
          LabeledContent(
            "Limit", value: Measurement(value: 2, unit: UnitLength.kilometers),
            format: .measurement(width: .abbreviated))
        }
        .navigationTitle("Details")
        .toolbar {
          ToolbarTitleMenu {
            Button("Rename") {}
            Button("Report lost", role: .destructive) {}
          }
        }
      }
      .presentationDetents([.medium, .large])
      .presentationSizing(.page)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
  }
}
