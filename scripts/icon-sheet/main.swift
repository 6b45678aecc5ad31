// Prints an HTML page with all icons of our own, large and at the size of text, light and dark.

extension Icon {
  func svg(className: String) -> String {
    let (x, y, width, height) = viewBox
    let paths = shapes.map { shape in
      let attributes = shape.attributes(colour: shape.isCut ? "Canvas" : "currentColor")
      let painted = attributes.map { "\($0.name.rawValue)=\"\($0.value)\"" }.joined(separator: " ")
      return "<path d=\"\(shape.path)\" \(painted)/>"
    }
    return "<svg class=\"\(className)\" viewBox=\"\(x) \(y) \(width) \(height)\">"
      + paths.joined() + "</svg>"
  }
}

func cell(_ name: String, _ icon: Icon) -> String {
  "<figure>\(icon.svg(className: "large"))\(icon.svg(className: "small"))"
    + "<figcaption>\(name)</figcaption></figure>"
}

let cells =
  OwnIcons.icons.sorted { $0.key < $1.key }.map { cell($0.key, $0.value) }
  + [cell("(placeholder)", OwnIcons.placeholder)]
let sheet = cells.joined(separator: "\n")

print(
  """
  <!DOCTYPE html><meta charset="utf-8"><title>Icons</title>
  <style>
    body { margin: 0; font: 11px sans-serif }
    section { display: flex; flex-wrap: wrap; padding: 8px; color: #111; background: #fff }
    section + section { color: #eee; background: #111 }
    figure { width: 116px; margin: 6px 0; text-align: center; overflow-wrap: anywhere }
    .large { width: 60px } .small { width: 20px }
  </style>
  <section>
  \(sheet)
  </section>
  <section>
  \(sheet)
  </section>
  """)
