import LayoutSolver
import ViewGraph

extension LayoutBuilder {
  func control(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let look = element[.look] ?? .automatic
    switch element.role {
    case .button, .link, .filePicker, .menu: return button(element, nil, context)
    case .label:
      let nodes = inside(element, context, axis: .horizontal)
      if look == .iconOnly || element.isInButtonOfBar && look == .automatic {
        return own(line(Array(nodes.prefix(1)), context))
      }
      guard context.isInRow, look != .titleOnly, let icon = nodes.first, nodes.count > 1 else {
        return own(line(nodes, context))
      }
      // Titles of rows stand below each other, however wide their icons are.
      let column = LayoutNode(
        FlexibleFrameRule(
          width: LengthLimits(minimum: context.font.size * 1.4), height: LengthLimits()), [icon])
      return own(
        line([column] + nodes.dropFirst(), context, spacing: context.font.size * 0.7))
    case .menuLabel, .disclosureLabel, .option:
      if let words = element[.text], element.children.isEmpty { return self.words(words, context) }
      return own(line(inside(element, context, axis: .horizontal), context))
    case .textField, .secureField: return field(element, look, context)
    case .textEditor: return editor(element, context)
    case .toggle:
      let size = look == .toggleCheckbox ? ControlFigures.checkbox : ControlFigures.toggle
      return labelled(element, LayoutNode(FixedRule(size)), context)
    case .stepper:
      return labelled(element, LayoutNode(FixedRule(ControlFigures.stepper)), context)
    case .colorPicker:
      return named(element, LayoutNode(FixedRule(ControlFigures.colorWell)), context)
    case .datePicker: return datePicker(element, context)
    case .slider: return slider(element, context)
    case .picker: return picker(element, look, context)
    case .progress: return progress(element, look, context)
    case .gauge: return own(column(inside(element, context, axis: .vertical), context))
    case .disclosure: return disclosure(element, context)
    // No controls: see `core`. They stand here so that the compiler asks where a new role belongs.
    case .box, .stack, .zstack, .grid, .gridRow, .spacer, .divider, .scroll, .form, .list, .section,
      .sectionHeader, .sectionFooter, .row, .table, .tableHeader, .columnHeader, .tableRow, .cell,
      .window, .text, .textRun, .image, .media, .frame, .site, .shape, .navigation,
      .page, .split, .column, .bar, .barTitle, .barItems, .tabs, .tab, .tabContent, .modal,
      .modalTitle,
      .modalMessage, .modalActions, .search, .menuScreen, .menuBar, .keyboardBar:
      return own(column(inside(element, context, axis: .vertical), context))
    }
  }

  /// A node of the element's own around what it shows.
  func own(_ node: LayoutNode) -> LayoutNode {
    LayoutNode(PaddingRule(LayoutInsets()), [node])
  }

  /// - Parameter insets: Those of a bordered button.
  func button(
    _ element: Element, _ insets: LayoutInsets?, _ context: LayoutContext
  ) -> LayoutNode {
    let shown = element.children.filter { element.role != .menu || $0.role == .menuLabel }
    var inner = context
    inner.axis = .horizontal
    let isBack = element[.barArea] == .back
    let symbol = element[.symbol].map { _ in
      LayoutNode(FixedRule(isBack ? BarFigures.backSign : ControlFigures.spinner))
    }
    let own = element[.text].map { text in
      isBack ? wordsBack(text, element, context) : words(text, context)
    }
    let nodes = [symbol, own].compactMap { $0 } + self.nodes(shown, inner)
    let label = line(nodes, context, spacing: isBack ? 0 : nil)
    return insets.map { LayoutNode(PaddingRule($0), [label]) } ?? self.own(label)
  }

  /// The previous page's title; "Back" if the title is too long, and no words if "Back" is too long.
  private func wordsBack(
    _ title: String, _ element: Element, _ context: LayoutContext
  ) -> LayoutNode {
    let all = [title, element[.label] ?? ""].map { words($0, context) }
    return LayoutNode(FittingRule(.horizontal), all + [LayoutNode(FixedRule(.zero))])
  }

  private func field(
    _ element: Element, _ look: ControlLook, _ context: LayoutContext
  ) -> LayoutNode {
    let height =
      look == .roundedBorder
      ? ControlFigures.roundedFieldHeight : max(ControlFigures.fieldHeight, context.font.pitch)
    guard element[.axis] == .vertical else {
      // One line, which has a baseline to align it by.
      let line = LayoutNode(TextMeasure([MeasuredRun(" ", context.font)]).rule)
      return LayoutNode(
        FrameRule(width: nil, height: height),
        [
          LayoutNode(
            FlexibleFrameRule(
              width: LengthLimits(minimum: 0, ideal: 10, maximum: .infinity),
              alignment: LayoutAlignment(.leading)), [line])
        ])
    }
    // Grows with what was typed.
    let typed = element[.value] ?? ""
    let measure = TextMeasure(
      [MeasuredRun(typed.isEmpty ? element[.prompt] ?? "" : typed, context.font)],
      lineLimit: context.lineLimit, reservedLines: context.reservedLines)
    // A border stands around the lines.
    let lines =
      look == .roundedBorder
      ? LayoutNode(PaddingRule(ControlFigures.roundedFieldInsets), [LayoutNode(measure.rule)])
      : LayoutNode(measure.rule)
    let text = LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity), height: LengthLimits(minimum: height),
        alignment: LayoutAlignment(.leading, .top)), [lines])
    return own(text)
  }

  /// Takes what it is offered. Its ideal size is that of its text.
  private func editor(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let measure = TextMeasure([MeasuredRun(element[.value] ?? "", context.font)])
    let insets = ControlFigures.editorInsets
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let font = context.font
    return LayoutNode(
      MeasuredRule { proposal in
        if let width = proposal.width, let height = proposal.height {
          return MeasuredRule.Measurement(LayoutSize(width, height))
        }
        let room = Proposal(proposal.width.map { max(0, $0 - across) }, nil)
        let text = measure.measure(room).size
        // Lines of an editor are as high as their distance.
        let ideal = LayoutSize(
          text.width + across, text.height - font.height + font.pitch + down)
        return MeasuredRule.Measurement(proposal.filled(ideal))
      })
  }

  /// A label at the leading edge and a control at the trailing one.
  private func labelled(
    _ element: Element, _ control: LayoutNode, _ context: LayoutContext
  ) -> LayoutNode {
    var inner = context
    inner.axis = .horizontal
    let labels =
      context.hidesLabel ? [] : nodes(element.children.filter { $0.role != .option }, inner)
    guard !labels.isEmpty else { return own(control) }
    return labelled(line(labels, context), control, context)
  }

  private func labelled(
    _ label: LayoutNode, _ control: LayoutNode, _ context: LayoutContext
  ) -> LayoutNode {
    let node = LayoutNode(LabelledRule(), [label, control])
    node.isRightToLeft = context.isRightToLeft
    return node
  }

  private func datePicker(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let parts = element[.components] ?? [.date, .time]
    // A pill with the date, one with the time: as wide as their words at 17 points.
    var pills: [LayoutNode] = []
    if parts.contains(.date) { pills.append(pill(122)) }
    if parts.contains(.time) { pills.append(pill(84)) }
    return named(element, line(pills, context, spacing: 6), context)
  }

  /// A control whose label is an attribute if it is a text, and its content otherwise.
  private func named(
    _ element: Element, _ control: LayoutNode, _ context: LayoutContext
  ) -> LayoutNode {
    guard let words = element[.label], !context.hidesLabel else {
      return labelled(element, control, context)
    }
    return labelled(self.words(words, context), control, context)
  }

  private func pill(_ width: Double) -> LayoutNode {
    LayoutNode(FixedRule(LayoutSize(width, ControlFigures.pillHeight)))
  }

  private func slider(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let track = LayoutNode(
      FrameRule(width: nil, height: ControlFigures.sliderHeight), [LayoutNode(FlexibleRule())])
    return own(track)
  }

  private func picker(
    _ element: Element, _ look: ControlLook, _ context: LayoutContext
  ) -> LayoutNode {
    switch look {
    case .inline, .radioGroup:
      // In a list the label is a row above the choices.
      let label =
        context.isInRow && !context.hidesLabel ? element[.label].map { words($0, context) } : nil
      let rows = ([label].compactMap(\.self) + nodes(element.children, context)).map { option in
        LayoutNode(
          FlexibleFrameRule(
            width: LengthLimits(maximum: .infinity),
            height: LengthLimits(minimum: RowFigures.height), alignment: LayoutAlignment(.leading)),
          [option])
      }
      return LayoutNode(StackRule(axis: .vertical, alignment: .leading, spacing: 0), rows)
    default:
      let options = element.options
      let chosen = element[.value].flatMap(Int.init)
      let shown = options.first { $0[.index] == chosen }
      let value = line(
        [
          shown.flatMap { node($0, context) } ?? words("", context),
          LayoutNode(FixedRule(ControlFigures.chevron)),
        ], context, spacing: 4)
      var inner = context
      inner.axis = .horizontal
      let label =
        element[.label].map { [words($0, context)] }
        ?? nodes(element.children.filter { !$0.isOption }, inner)
      // Outside of a row only the value is shown.
      guard context.isInRow, !context.hidesLabel, !label.isEmpty else { return own(value) }
      return labelled(line(label, context), value, context)
    }
  }

  /// The ideal width: segments are as wide as the widest of them, other controls as anything without a size.
  func idealWidth(ofBand element: Element, _ context: LayoutContext) -> Double {
    guard element[.look] == .segmented else { return 10 }
    let font = context.font(.footnote)
    let insets = 2 * ControlFigures.segmentInset
    let widths = element.options.map { option in
      TextMeasure([MeasuredRun(option.words ?? "", font)]).measure(.ideal).size.width + insets
    }
    return Double(widths.count) * (widths.max() ?? 0) + insets
  }

  private func progress(
    _ element: Element, _ look: ControlLook, _ context: LayoutContext
  ) -> LayoutNode {
    let isBar = look == .linear || look == .automatic && element.has(.number)
    let indicator =
      isBar
      ? LayoutNode(
        FrameRule(width: nil, height: ControlFigures.barHeight), [LayoutNode(FlexibleRule())])
      : LayoutNode(FixedRule(ControlFigures.spinner))
    let labels = inside(element, context, axis: .vertical)
    guard !labels.isEmpty else { return own(indicator) }
    return LayoutNode(
      StackRule(axis: .vertical, alignment: isBar ? .leading : .centerX, spacing: 4),
      isBar ? labels + [indicator] : [indicator] + labels)
  }

  private func disclosure(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let labels = element.children.filter { $0.role == .disclosureLabel }
    let label = line(
      nodes(labels, context) + [
        LayoutNode(SpacerRule(axis: .horizontal, minimum: nil)),
        LayoutNode(FixedRule(ControlFigures.chevron)),
      ], context)
    guard element.flag(.isOn) else { return own(label) }
    let content = nodes(element.children.filter { $0.role != .disclosureLabel }, context)
    return LayoutNode(
      StackRule(axis: .vertical, alignment: .leading, spacing: nil), [label] + content)
  }
}

extension LayoutElement {
  /// Whether it is the label of a button or of a menu that a bar holds: bars show its picture alone.
  fileprivate var isInButtonOfBar: Bool {
    guard let holder = parent, holder.role == .button || holder.role == .menuLabel else {
      return false
    }
    // Items of a menu are no items of the bar.
    let outer = holder.role == .menuLabel ? holder.parent : holder
    return outer?.lineage.dropFirst().first {
      $0.role == .barItems || $0.role == .menu || $0.role == .modal
    }?.role == .barItems
  }

  /// Whether it is an option of a picker, or holds some.
  var isOption: Bool { role == .option || children.contains(where: \.isOption) }

  /// Its text, or the texts inside of it.
  var words: String? {
    self[.text] ?? children.lazy.compactMap(\.words).first
  }

  var options: [Self] {
    children.flatMap { $0.role == .option ? [$0] : $0.options }
  }
}
