import SwiftUI

struct LayoutsProbe: View {
  @State private var wide = false
  let columns = [
    GridItem(.flexible()),
    GridItem(.flexible(minimum: 10, maximum: 100), spacing: 4, alignment: .top),
  ]
  let adaptive = [GridItem(.adaptive(minimum: 100))]
  let fixed = Array(repeating: GridItem(.fixed(40), spacing: 2), count: 3)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
        HStack(alignment: .firstTextBaseline) {
          Text("a"); Spacer(minLength: 0); Divider()
        }
        HStack(alignment: .top, spacing: 0) {
          Color.red; Color.blue.frame(width: 4)
        }
        ZStack {
          Color.red.ignoresSafeArea(); Text("x")
        }
        ZStack(alignment: .bottomTrailing) {
          Circle().fill(Color.red); Text("x")
        }
        LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) { Text("x") }
        LazyVStack(pinnedViews: .sectionHeaders) { Section(header: Text("h")) { Text("x") } }
        LazyHStack(spacing: 3) { Text("x") }
        LazyVGrid(columns: columns) { ForEach(0..<10) { i in Text("\(i)") } }
        LazyVGrid(columns: adaptive, alignment: .leading, spacing: 10, pinnedViews: []) { Text("") }
        LazyHGrid(rows: fixed, spacing: 3) { Text("") }
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
          GridRow {
            Text("a"); Text("b")
          }
          GridRow(alignment: .top) { Text("a").gridCellColumns(2) }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
        Group {
          Text("a").padding(); Text("b")
        }.font(.body)
        Group {
          Text("a").padding(.horizontal).padding(.vertical, 4).padding(10)
          Text("a").padding([.top, .leading], 3).padding([.top, .bottom]).padding(
            EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.all, 2)
          Text("a").frame(width: 10).frame(height: 10).frame(width: 1, height: 2).frame(
            width: 1, height: 2, alignment: .leading)
          Text("a").frame(maxWidth: .infinity).frame(maxWidth: .infinity, alignment: .leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          Text("a").frame(
            minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
            alignment: .topLeading)
          Text("a").frame(
            minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6,
            alignment: .center)
          Text("a").frame(width: wide ? nil : 30).frame(height: wide ? 20 : nil)
          Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
          Text("a").offset(x: 1).offset(y: 2).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1))
            .position(x: 1, y: 2).position(CGPoint(x: 1, y: 1))
          Text("a").zIndex(1).ignoresSafeArea(.keyboard).ignoresSafeArea(.keyboard, edges: .bottom)
            .ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
          Text("a").aspectRatio(contentMode: .fit).aspectRatio(1, contentMode: .fill).aspectRatio(
            CGSize(width: 1, height: 2), contentMode: .fit
          ).scaledToFit().scaledToFill()
          Text("a").safeAreaInset(edge: .bottom) { Text("b") }.safeAreaInset(edge: .top, spacing: 0)
          { Text("b") }.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Text("x") }
            .safeAreaPadding(.bottom, 3)
        }
        ScrollView(.horizontal, showsIndicators: false) { Text("x") }
        ScrollView([.horizontal, .vertical]) { Text("x") }
        ScrollViewReader { proxy in
          Button("x") {
            withAnimation {
              proxy.scrollTo(3, anchor: .top); proxy.scrollTo("x")
            }
          }
        }
        GeometryReader { geo in
          Text("\(geo.size.width)").frame(width: geo.size.width * 0.5, height: geo.size.height)
            .position(
              x: geo.frame(in: .local).midX, y: geo.frame(in: .global).minY + geo.safeAreaInsets.top
            )
        }
      }
    }
  }
}

struct AnyLayoutProbe: View {
  @Environment(\.horizontalSizeClass) var sizeClass
  @Environment(\.verticalSizeClass) var v
  @Environment(\.dynamicTypeSize) var type
  var body: some View {
    let layout =
      sizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 3))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
    layout {
      Text("a"); Text("b")
    }
  }
}
