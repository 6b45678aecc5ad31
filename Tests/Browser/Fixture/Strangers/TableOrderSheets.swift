import SwiftUI

struct CardDishSheet: View {
  let dish: CardDish
  let add: (Int) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var count = 1
  @State private var size = "Normal"
  @State private var extras: Set<String> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack(alignment: .firstTextBaseline) {
        Text(dish.name).font(.title.bold())
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
        }
        .foregroundStyle(.secondary)
        .accessibilityLabel("Close")
      }
      Text(dish.text).foregroundStyle(.secondary)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Normal", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      FlowOfExtras(
        names: ["Parmesan", "Chilli oil", "Rocket", "No garlic", "Gluten-free"], chosen: $extras)
      Spacer()
      HStack(spacing: 16) {
        HStack {
          Button {
            count -= 1
          } label: {
            Image(systemName: "minus").frame(width: 36, height: 44)
          }.disabled(count == 1)
          Text("\(count)").font(.headline).frame(minWidth: 24)
          Button {
            count += 1
          } label: {
            Image(systemName: "plus").frame(width: 36, height: 44)
          }
        }
        .background(Capsule().strokeBorder(.tertiary))
        Button {
          add(count); dismiss()
        } label: {
          Text("Add for \(dish.price * Decimal(count), format: .currency(code: "EUR"))").bold()
            .frame(maxWidth: .infinity, minHeight: 30)
        }
        .buttonStyle(.borderedProminent)
        .tint(.orange)
      }
    }
    .padding(24)
  }
}

private struct FlowOfExtras: View {
  let names: [String]
  @Binding var chosen: Set<String>

  var body: some View {
    ExtrasLayout(spacing: 8) {
      ForEach(names, id: \.self) { name in
        let on = chosen.contains(name)
        Button {
          if on { chosen.remove(name) } else { chosen.insert(name) }
        } label: {
          Label(name, systemImage: on ? "checkmark" : "plus").font(.footnote)
            .padding(.horizontal, 12).padding(.vertical, 8)
            .background(
              on ? AnyShapeStyle(.orange.opacity(0.2)) : AnyShapeStyle(.quaternary), in: .capsule)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

private struct ExtrasLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    place(in: proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, place(in: bounds.width, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func place(in width: CGFloat, _ subviews: Subviews) -> (size: CGSize, points: [CGPoint]) {
    var points: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0, widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, row) = (0, y + row + spacing, 0) }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      row = max(row, size.height)
      widest = max(widest, x - spacing)
    }
    return (CGSize(width: widest, height: y + row), points)
  }
}

struct BasketSheet: View {
  @Bindable var model: TableOrder
  @Environment(\.dismiss) private var dismiss
  @State private var tip = 0.1
  @State private var sent = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.lines.keys.sorted { $0.name < $1.name }) { dish in
          Stepper(
            value: Binding(
              get: { model.count(of: dish) }, set: { model.lines[dish] = $0 == 0 ? nil : $0 }),
            in: 0...9
          ) {
            Text("\(model.count(of: dish)) × \(dish.name)")
          }
        }
        Section("Tip") {
          Picker("Tip", selection: $tip) {
            ForEach([0, 0.05, 0.1, 0.15], id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.palette)
        }
        LabeledContent("Total") { Text(model.total, format: .currency(code: "EUR")).bold() }
      }
      .navigationTitle("Basket")
      .toolbar {
        Button("Done") { dismiss() }
      }
      .safeAreaInset(edge: .bottom) {
        Button {
          sent = true
        } label: {
          Text("Send order").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding()
      }
      .alert("Order sent", isPresented: $sent) {
        Button("OK") {
          model.lines = [:]; dismiss()
        }
      } message: {
        Text("We bring it to table 7.")
      }
    }
  }
}
