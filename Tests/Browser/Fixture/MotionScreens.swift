import SwiftUI

/// What moves, as someone who knows only Apple's documentation writes it.
struct MotionScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "card": ExpandingCard()
    case "menu": SlidingMenu()
    case "cards": CardPile()
    case "progress": ProgressLine()
    case "several": SeveralChanges()
    case "ways": ComingAndGoing()
    case "rows": MovingRows()
    case "measured": MeasuredWidth()
    case "typing": TypingBeside()
    case "matched": MatchedTabs()
    case "outlines": MovingOutlines()
    case "endless": EndlessRing()
    case "words": ChangingWordsScreen()
    default: Breathing()
    }
  }
}

/// A card that expands.
private struct ExpandingCard: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Lisbon").font(.headline)
          .accessibilityIdentifier("title")
        if isExpanded {
          Text("Two days by the river, and one at the sea.")
            .accessibilityIdentifier("details")
        }
      }
      .padding()
      .frame(width: isExpanded ? 320 : 200, height: isExpanded ? 240 : 80, alignment: .topLeading)
      .background(isExpanded ? Color.orange : Color.yellow)
      .cornerRadius(isExpanded ? 24 : 12)
      .accessibilityIdentifier("card")
      Button(isExpanded ? "Less" : "More") {
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isExpanded.toggle() }
      }
      .accessibilityIdentifier("toggle")
      Button("At once") { isExpanded.toggle() }
        .accessibilityIdentifier("atOnce")
    }
  }
}

/// A menu that slides in.
private struct SlidingMenu: View {
  @State private var isOpen = false
  @State private var chosen = "Nothing"

  var body: some View {
    ZStack(alignment: .topLeading) {
      VStack {
        Text(chosen).accessibilityIdentifier("chosen")
        Button("Menu") { withAnimation(.easeOut(duration: 0.4)) { isOpen.toggle() } }
          .accessibilityIdentifier("toggle")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if isOpen {
        VStack(alignment: .leading, spacing: 12) {
          Button("Inbox") { chosen = "Inbox" }
            .accessibilityIdentifier("inbox")
          Button("Archive") { chosen = "Archive" }
        }
        .padding()
        .frame(width: 200, height: 300, alignment: .topLeading)
        .background(Color.gray)
        .accessibilityIdentifier("menu")
        .transition(.move(edge: .leading))
      }
    }
  }
}

/// Cards that come and go.
private struct CardPile: View {
  @State private var cards = [1, 2, 3]
  @State private var next = 4

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        HStack {
          Button("Add") {
            withAnimation(.linear(duration: 1)) {
              cards.insert(next, at: 0)
              next += 1
            }
          }
          .accessibilityIdentifier("add")
          Button("Remove") { withAnimation(.linear(duration: 1)) { _ = cards.removeFirst() } }
            .accessibilityIdentifier("remove")
          Button("Turn") { withAnimation(.linear(duration: 1)) { cards.reverse() } }
            .accessibilityIdentifier("turn")
        }
        ForEach(cards, id: \.self) { card in
          Text(verbatim: "Card \(card)")
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(Color.mint)
            .cornerRadius(8)
            .accessibilityIdentifier("card.\(card)")
        }
      }
      .padding()
    }
  }
}

/// A line that grows with a value.
private struct ProgressLine: View {
  @State private var done = 0.25
  @State private var isWarm = false

  var body: some View {
    VStack(spacing: 12) {
      ZStack(alignment: .leading) {
        Rectangle().fill(Color.gray).frame(width: 300, height: 12)
        Rectangle().fill(isWarm ? Color.red : Color.blue)
          .frame(width: 300 * done, height: 12)
          .accessibilityIdentifier("done")
      }
      .animation(.easeInOut(duration: 1), value: done)
      ProgressView(value: done).frame(width: 300)
        .animation(.linear(duration: 1), value: done)
        .accessibilityIdentifier("native")
      Text("Beside").offset(x: done * 100)
        .accessibilityIdentifier("beside")
      Button("On") { done += 0.25 }.accessibilityIdentifier("on")
      Button("Colour") { isWarm.toggle() }.accessibilityIdentifier("colour")
    }
  }
}

/// Changes of one action, some of which move.
private struct SeveralChanges: View {
  @State private var left = 0.0
  @State private var right = 0.0
  @State private var still = 0.0
  @State private var isOver = 0

  var body: some View {
    VStack(spacing: 12) {
      Color.red.frame(width: 40, height: 40).offset(x: left)
        .accessibilityIdentifier("left")
      Color.green.frame(width: 40, height: 40).offset(x: right)
        .accessibilityIdentifier("right")
      Color.blue.frame(width: 40, height: 40).offset(x: still)
        .accessibilityIdentifier("still")
      Color.black.frame(width: 40, height: 40).offset(x: left)
        .transaction { $0.animation = nil }
        .accessibilityIdentifier("never")
      Color.purple.frame(width: 40, height: 40).offset(x: left)
        .animation(.linear(duration: 9), value: isOver)
        .accessibilityIdentifier("other")
      Button("Move") {
        still += 50
        withAnimation(.linear(duration: 1)) { left += 50 }
        withAnimation(.linear(duration: 2)) {
          right += 50
        } completion: {
          isOver += 1
        }
      }
      .accessibilityIdentifier("move")
      Text(verbatim: "\(isOver)").accessibilityIdentifier("over")
    }
  }
}

/// Ways to come and to go.
private struct ComingAndGoing: View {
  @State private var isThere = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Animated") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        .accessibilityIdentifier("animated")
      Button("At once") { isThere.toggle() }
        .accessibilityIdentifier("atOnce")
      if isThere {
        Text("Plain").accessibilityIdentifier("plain")
        Text("Scaled").transition(.scale).accessibilityIdentifier("scaled")
        Text("Offset").transition(.offset(x: 30, y: 10)).accessibilityIdentifier("offset")
        Text("Both").transition(.scale(scale: 0.5).combined(with: .opacity))
          .accessibilityIdentifier("both")
        Text("Pushed").transition(.push(from: .bottom)).accessibilityIdentifier("pushed")
        Text("Own")
          .transition(
            .asymmetric(insertion: .slide, removal: .opacity).animation(.linear(duration: 3))
          )
          .accessibilityIdentifier("own")
        Text("None").transition(.identity).accessibilityIdentifier("none")
      }
    }
  }
}

/// What moves without end.
private struct Breathing: View {
  @State private var isLarge = false

  var body: some View {
    Circle().fill(.teal).frame(width: 80, height: 80)
      .scaleEffect(isLarge ? 1.5 : 1)
      .rotationEffect(.degrees(isLarge ? 90 : 0))
      .accessibilityIdentifier("circle")
      .onAppear {
        withAnimation(.linear(duration: 1).delay(0.5).repeatForever(autoreverses: true)) {
          isLarge = true
        }
      }
  }
}

/// Rows of a list.
private struct MovingRows: View {
  @State private var rows = [1, 2, 3]

  var body: some View {
    List {
      Button("Add") { withAnimation(.linear(duration: 1)) { rows.insert(4, at: 0) } }
        .accessibilityIdentifier("add")
      Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }
        .accessibilityIdentifier("remove")
      ForEach(rows, id: \.self) { row in
        Text(verbatim: "Row \(row)").accessibilityIdentifier("row.\(row)")
      }
    }
  }
}

/// A view that knows its width.
private struct MeasuredWidth: View {
  @State private var isWide = false
  @State private var isTurning = false

  var body: some View {
    VStack {
      // What never ends holds nothing up.
      Color.red.frame(width: 20, height: 20)
        .rotationEffect(.degrees(isTurning ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 9).repeatForever(autoreverses: false)) {
            isTurning = true
          }
        }
      GeometryReader { place in
        Text(verbatim: "\(Int(place.size.width))").accessibilityIdentifier("width")
      }
      .frame(width: isWide ? 300 : 200, height: 40)
      Button("Wider") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        .accessibilityIdentifier("wider")
    }
  }
}

/// A field beside what moves.
private struct TypingBeside: View {
  @State private var text = ""
  @State private var isThere = false
  @State private var isHidden = false

  var body: some View {
    VStack {
      Button("Show") { withAnimation(.linear(duration: 1)) { isThere = true } }
        .accessibilityIdentifier("show")
      TextField("Words", text: $text).accessibilityIdentifier("field")
      Text(text).accessibilityIdentifier("typed")
      if isThere { Text("Coming").accessibilityIdentifier("coming") }
      if !isHidden {
        Button("Hide") { withAnimation(.linear(duration: 1)) { isHidden = true } }
          .accessibilityIdentifier("hide")
      }
    }
  }
}
