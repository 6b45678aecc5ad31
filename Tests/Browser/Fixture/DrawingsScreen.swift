import SwiftUI

/// Gradients, lines, effects and texts whose drawing the browser tests measure.
struct DrawingsScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Drawings")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        GradientDrawings()
        FramedDrawings()
        LineDrawings()
        EffectDrawings()
        ClippedDrawings()
        TextDrawings()
      }
      .padding(16)
    }
    .safeAreaInset(edge: .bottom) {
      Text("At the bottom")
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(.bar)
        .accessibilityIdentifier("drawings.bar")
    }
  }
}

extension View {
  /// A drawing of 60 × 40 points under a name.
  fileprivate func drawing(_ name: String, width: CGFloat = 60, height: CGFloat = 40) -> some View {
    frame(width: width, height: height)
      .accessibilityIdentifier("drawings." + name)
  }
}

private struct FramedDrawings: View {
  var body: some View {
    VStack {
      Rectangle()
        .frame(height: 1)
        .accessibilityIdentifier("drawings.hairline")
      Button("Small") {}
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("drawings.framedButton")
      Button {
      } label: {
        Text("Wide").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .padding(.horizontal, 20)
      .accessibilityIdentifier("drawings.wideButton")
    }
  }
}

private struct GradientDrawings: View {
  private let colors: [Color] = [.red, .yellow, .blue]

  var body: some View {
    HStack(spacing: 12) {
      Rectangle()
        .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        .drawing("linear")
      Rectangle()
        .fill(
          LinearGradient(
            colors: [.red, .blue], startPoint: UnitPoint(x: 0.5, y: 0.25),
            endPoint: UnitPoint(x: 0.5, y: 0.75))
        )
        .drawing("part")
      Circle()
        .fill(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 20))
        .drawing("radial", width: 40)
      Circle()
        .fill(AngularGradient(colors: colors + [.red], center: .center))
        .drawing("angular", width: 40)
      Ellipse()
        .fill(EllipticalGradient(colors: colors))
        .drawing("elliptical")
    }
    HStack(spacing: 12) {
      Text("Gradient")
        .font(.title.weight(.bold))
        .foregroundStyle(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        .accessibilityIdentifier("drawings.text")
      Image(systemName: "heart.fill")
        .font(.title)
        .foregroundStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .accessibilityIdentifier("drawings.symbol")
      Triangle()
        .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .drawing("triangle")
      Rectangle()
        .fill(Color.purple)
        .drawing("masked")
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
    }
  }
}

private struct LineDrawings: View {
  private var rainbow: AngularGradient {
    AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
  }

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .trim(from: 0, to: 0.25)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .drawing("trim", width: 40)
      Circle()
        .trim(from: 0.5, to: 0.5)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .drawing("nothing", width: 40)
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(rainbow, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .drawing("ring", width: 40)
      Capsule()
        .stroke(Color.blue, lineWidth: 2)
        .drawing("capsule", width: 80)
      Capsule()
        .strokeBorder(Color.blue, lineWidth: 4)
        .drawing("capsuleBorder", width: 80)
    }
    HStack(spacing: 16) {
      Triangle()
        .stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [4, 4]))
        .drawing("dashes")
      Triangle()
        .stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .drawing("gradientLine")
      UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 20)
        .fill(Color.orange)
        .drawing("uneven")
      Color.teal
        .drawing("clipped")
        .clipShape(Triangle())
    }
  }
}

private struct EffectDrawings: View {
  var body: some View {
    HStack(spacing: 10) {
      ZStack {
        Color.yellow
        Color.cyan
          .frame(width: 30, height: 40)
          .blendMode(.multiply)
          .accessibilityIdentifier("drawings.blend")
      }
      .frame(width: 60, height: 40)
      Text("3D")
        .foregroundStyle(Color.black)
        .frame(width: 60, height: 40)
        .background(Color.mint)
        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        .accessibilityIdentifier("drawings.turned")
      Color(red: 0.5, green: 0.25, blue: 0)
        .drawing("brighter")
        .brightness(0.25)
      Color(red: 0.5, green: 0.25, blue: 0)
        .drawing("darker")
        .brightness(-0.25)
      Color(red: 0.5, green: 0.25, blue: 1)
        .drawing("multiplied")
        .colorMultiply(Color(red: 1, green: 0.5, blue: 0))
      Color.white
        .drawing("luminous")
        .luminanceToAlpha()
      Text("Ideal")
        .frame(idealWidth: 70, idealHeight: 44)
        .fixedSize()
        .border(Color.gray)
        .accessibilityIdentifier("drawings.ideal")
    }
  }
}

private struct TextDrawings: View {
  private let long = "The quick brown fox jumps over the lazy dog, says the end!"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(long).lineLimit(1).frame(width: 160)
        .accessibilityIdentifier("drawings.tail")
      Text(long).lineLimit(1).truncationMode(.head).frame(width: 160)
        .accessibilityIdentifier("drawings.head")
      Text(long).lineLimit(1).truncationMode(.middle).frame(width: 160)
        .accessibilityIdentifier("drawings.middle")
      VStack(alignment: .leading) {
        Text(long).accessibilityIdentifier("drawings.limited")
        Text("Short")
      }
      .lineLimit(2)
      .frame(width: 160)
      .accessibilityIdentifier("drawings.stack")
    }
    VStack(alignment: .leading, spacing: 8) {
      Text("Bold").bold()
        .accessibilityIdentifier("drawings.bold")
      Text("Heavy").fontWeight(.heavy)
        .accessibilityIdentifier("drawings.heavy")
      Text("Title, light").font(.title3.weight(.light))
        .accessibilityIdentifier("drawings.light")
      VStack {
        Text("Body in a headline").font(.body)
          .accessibilityIdentifier("drawings.body")
        Text("Headline")
          .accessibilityIdentifier("drawings.headline")
      }
      .font(.headline)
      VStack {
        Text("Asked for").font(.body)
          .accessibilityIdentifier("drawings.asked")
        Text("Asked for more").font(.title3.weight(.light))
          .accessibilityIdentifier("drawings.askedTitle")
      }
      .fontWeight(.semibold)
      Text("Not to be selected").textSelection(.disabled)
        .accessibilityIdentifier("drawings.unselectable")
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A square with a hole: two outlines that go the same way around.
private struct Frame: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}

private struct ClippedDrawings: View {
  var body: some View {
    HStack {
      Color.red.clipShape(Frame(), style: FillStyle(eoFill: true)).drawing("hole")
      Color.red.clipShape(Frame()).drawing("whole")
    }
  }
}
