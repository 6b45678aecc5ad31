import SwiftUI

struct Wave: Shape {
  var phase: CGFloat
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: 3))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(
      center: .zero, radius: 3, startAngle: .degrees(0), endAngle: Angle(degrees: 90),
      clockwise: true)
    path.addRect(rect); path.addEllipse(in: rect);
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
    path.addLines([.zero]); path.addPath(Path(rect)); path.closeSubpath()
    return path
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct CardModifier: ViewModifier {
  var color: Color = .white
  @Environment(\.colorScheme) var scheme
  @State private var on = false
  func body(content: Content) -> some View {
    content.padding().background(scheme == .dark ? Color.black : color).cornerRadius(8).shadow(
      radius: 2)
  }
}
extension View {
  func card() -> some View { modifier(CardModifier()) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct DecorProbe: View {
  @State private var on = false
  @State private var angle = Angle.degrees(0)
  var body: some View {
    VStack {
      Group {
        Text("a").background(Color.red).background(.blue).background(.ultraThinMaterial).background(
          Color(.systemBackground))
        Text("a").background(
          LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
        Text("a").background(RoundedRectangle(cornerRadius: 3).fill(Color.red)).background(
          Circle().stroke(Color.red, lineWidth: 2))
        Text("a").background { Color.red }.background(alignment: .top) { Text("b") }.background(
          Text("x"), alignment: .bottom)
        Text("a").background(.red, in: Capsule()).background(
          .thinMaterial, in: RoundedRectangle(cornerRadius: 3)
        ).background(.red.opacity(0.2), in: .rect(cornerRadius: 3))
        Text("a").background(on ? Color.red : Color.clear).background(on ? .red : .blue)
        Text("a").background(Image("x").resizable().scaledToFill()).background(
          Color.red.edgesIgnoringSafeArea(.all)
        ).background(.background).background(.regularMaterial, ignoresSafeAreaEdges: .all)
        Text("a").overlay(Text("b")).overlay(
          RoundedRectangle(cornerRadius: 3).stroke(Color.gray, lineWidth: 1)
        ).overlay(alignment: .topTrailing) { Text("x") }.overlay { if on { Text("y") } }.overlay(
          Text("x"), alignment: .top
        ).overlay(Color.red.opacity(0.1))
        Text("a").border(Color.red).border(.red, width: 2).border(Color.red, width: on ? 1 : 0)
        Text("a").cornerRadius(3).cornerRadius(3, corners: [.topLeft, .bottomRight]).clipShape(
          Circle()
        ).clipShape(RoundedRectangle(cornerRadius: 3, style: .continuous)).clipShape(.circle)
          .clipShape(.rect(cornerRadius: 4)).clipped().mask(Circle()).mask { Circle() }.mask(
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Text("a").opacity(0.3).opacity(on ? 1 : 0).hidden().blur(radius: 2).shadow(radius: 1)
          .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1).shadow(
            color: Color.black, radius: 3)
        Text("a").rotationEffect(.degrees(30)).rotationEffect(.degrees(30), anchor: .top)
          .rotationEffect(angle).scaleEffect(2).scaleEffect(on ? 1 : 0.5, anchor: .top).scaleEffect(
            x: 1, y: 2
          ).scaleEffect(CGSize(width: 1, height: 1)).rotation3DEffect(
            .degrees(3), axis: (x: 0, y: 1, z: 0))
        Text("a").saturation(1).grayscale(0.3).brightness(0.2).contrast(2).hueRotation(.degrees(3))
          .colorInvert().blendMode(.multiply).compositingGroup().drawingGroup()
        Text("a").card().modifier(CardModifier(color: .red)).if(on) { $0.bold() }
      }
      Group {
        Circle(); Rectangle().fill(.red); Rectangle().fill(Color.red.gradient);
        Capsule().foregroundColor(.red)
        RoundedRectangle(cornerRadius: 3).stroke(); RoundedRectangle(cornerRadius: 3).stroke(.red);
        RoundedRectangle(cornerRadius: 3).stroke(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red, lineWidth: 2);
        Circle().strokeBorder(lineWidth: 3);
        Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [3]))
        Circle().trim(from: 0, to: 0.5).stroke(
          Color.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        ).rotationEffect(.degrees(-90))
        Ellipse().fill(.red).overlay(Ellipse().stroke(.blue));
        UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 2).fill(.red)
        RoundedRectangle(cornerRadius: 3).fill(.red).stroke(.blue, lineWidth: 2);
        Rectangle().inset(by: 3).fill(.red); Circle().scale(0.5).fill(.red);
        Rectangle().rotation(.degrees(3)); Rectangle().offset(x: 3)
        Wave(phase: 3).fill(Color.red); Wave(phase: 3).stroke(Color.blue, lineWidth: 2)
        Path { path in
          path.move(to: .zero); path.addLine(to: CGPoint(x: 3, y: 3))
        }.stroke(Color.red, lineWidth: 3)
        RadialGradient(
          gradient: Gradient(colors: [.red]), center: .center, startRadius: 3, endRadius: 4)
        AngularGradient(gradient: Gradient(colors: [.red]), center: .center);
        AngularGradient(
          colors: [.red], center: .center, startAngle: .degrees(0), endAngle: .degrees(3));
        LinearGradient(
          stops: [.init(color: .red, location: 0)], startPoint: UnitPoint(x: 0, y: 0),
          endPoint: .bottom)
        Image(systemName: "star").symbolRenderingMode(.hierarchical).symbolVariant(.fill)
          .imageScale(.large).symbolEffect(.bounce, value: on)
        Image("x").resizable().renderingMode(.template).interpolation(.high).antialiased(true)
          .aspectRatio(contentMode: .fit).frame(width: 3)
        Image(uiImage: UIImage(systemName: "x")!).resizable(); Image(decorative: "x");
        Image("x", label: Text("l")); Image("x", bundle: nil); Image(systemName: on ? "a" : "b");
        Image(systemName: "wifi", variableValue: 0.3)
        Image(.init("x"))
        AsyncImage(url: URL(string: "x")); AsyncImage(url: nil, scale: 2)
        AsyncImage(url: URL(string: "x")) { phase in
          switch phase {
          case .empty: ProgressView();
          case .success(let image): image.resizable();
          case .failure(let error): Text(error.localizedDescription);
          @unknown default: EmptyView()
          }
        }
        AsyncImage(url: URL(string: "x")) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
        AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
          if let image = phase.image {
            image
          } else if phase.error != nil {
            Color.red
          } else {
            Color.blue
          }
        }
      }
      Group {
        Text("a").animation(.easeInOut, value: on).animation(.default).animation(
          .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: on
        ).animation(nil, value: on).animation(
          .linear(duration: 1).repeatForever(autoreverses: false), value: on)
        Text("a").transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity))
          .transition(.asymmetric(insertion: .scale, removal: .slide)).transition(
            AnyTransition.scale(scale: 0.4, anchor: .top)
          ).transition(.push(from: .leading)).transition(.offset(x: 3))
        Text("a").animation(.bouncy, value: on).animation(.smooth(duration: 0.3), value: on)
          .animation(.snappy, value: on).animation(.interactiveSpring(), value: on).animation(
            .spring, value: on
          ).animation(.spring(), value: on).animation(.spring(duration: 1, bounce: 0.3), value: on)
          .animation(.interpolatingSpring(stiffness: 1, damping: 2), value: on).animation(
            .timingCurve(0, 0, 1, 1, duration: 2), value: on
          ).animation(.easeIn(duration: 1).delay(0.3).speed(2).repeatCount(3), value: on)
        Text("a").transaction { $0.animation = nil }.transaction { t in t.disablesAnimations = true
        }
        Button("x") {
          withAnimation { on.toggle() }; withAnimation(.easeIn) { on = true };
          withAnimation(.spring(response: 0.1)) { on = false };
          withTransaction(Transaction(animation: nil)) { on = true }
        }
        Text("x").allowsHitTesting(false).contentShape(Rectangle()).onTapGesture {}.onTapGesture(
          count: 2
        ) {}.onTapGesture(count: 2, perform: {}).onLongPressGesture {}.onLongPressGesture(
          minimumDuration: 1
        ) {}.onLongPressGesture(minimumDuration: 1, maximumDistance: 1, perform: {}).onHover { _ in
        }.help("x")
        Text("x").redacted(reason: .placeholder).redacted(reason: on ? .placeholder : [])
          .unredacted().preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.dark)
          .environment(\.colorScheme, .dark)
      }
    }
  }
}
