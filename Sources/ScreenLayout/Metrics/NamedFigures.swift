import LayoutSolver

/// The sizes that the page's style sheet and script need, by the names that they have there: in the style sheet
/// `figure(rowHeight)`, in the script `Figure.rowHeight`. All are points.
package enum NamedFigures {
  package static let cardCorner = RowFigures.corner

  package static let all: [(name: String, points: Double)] = [
    // Rows
    ("rowHeight", RowFigures.height),
    ("rowInset", RowFigures.insets.top),
    ("rowSide", RowFigures.insets.leading),
    ("sidebarInset", RowFigures.sidebarInset),
    ("sidebarTop", RowFigures.sidebarTop),
    ("sidebarGap", RowFigures.sidebarGap),
    ("sidebarHeaderBelow", RowFigures.sidebarHeader.bottom),
    ("signRoom", RowFigures.signRoom),
    ("signWidth", RowFigures.sign.width),
    ("signHeight", RowFigures.sign.height),
    ("cardMargin", RowFigures.cardMargin),
    ("cardCorner", RowFigures.corner),
    ("sectionGap", RowFigures.sectionGap),
    ("headerGap", RowFigures.headerGap),
    ("headerBelow", RowFigures.header.bottom),
    ("headerSide", RowFigures.header.leading),
    ("footerAbove", RowFigures.footer.top),
    ("plainHeader", RowFigures.plainHeader.top),
    // Controls
    ("switchWidth", ControlFigures.toggle.width),
    ("switchHeight", ControlFigures.toggle.height),
    ("checkbox", ControlFigures.checkbox.width),
    ("colorWell", ControlFigures.colorWell.width),
    ("stepWidth", ControlFigures.step.width),
    ("stepHeight", ControlFigures.step.height),
    ("sliderHeight", ControlFigures.sliderHeight),
    ("pillHeight", ControlFigures.pillHeight),
    ("segmentedHeight", ControlFigures.segmentedHeight),
    ("wheelHeight", ControlFigures.wheelHeight),
    ("calendarHeight", ControlFigures.calendarHeight),
    ("calendarWithTimeHeight", ControlFigures.calendarHeight + ControlFigures.timeBelowCalendar),
    ("monthHeight", ControlFigures.monthHeight),
    ("weekdayHeight", ControlFigures.weekdayHeight),
    ("dayHeight", ControlFigures.dayHeight),
    ("spinner", ControlFigures.spinner.width),
    ("chevronWidth", ControlFigures.chevron.width),
    ("chevronHeight", ControlFigures.chevron.height),
    ("editorAbove", ControlFigures.editorInsets.top),
    ("editorSide", ControlFigures.editorInsets.leading),
    // Bars and coverings
    ("barHeight", BarFigures.navigationBar),
    ("barMargin", BarFigures.margin),
    ("barItem", BarFigures.item),
    ("titleAbove", BarFigures.titleInsets.top),
    ("tabBar", BarFigures.tabBar),
    ("sidebar", BarFigures.sidebar),
    ("column", BarFigures.column),
    ("wideWindow", BarFigures.wide),
    ("menuBar", BarFigures.menuBar),
    ("searchGap", BarFigures.searchGap),
    ("sheetTop", BarFigures.sheetTop),
    ("sheetMargin", BarFigures.sheetMargin),
    ("sheetWidth", BarFigures.sheetSize.width),
    ("sheetHeight", BarFigures.sheetSize.height),
    ("alertWidth", AlertFigures.width),
    ("alertTitleAbove", AlertFigures.title.top),
    ("alertTitleBelow", AlertFigures.title.bottom),
    ("alertSide", AlertFigures.title.leading),
    ("alertGap", AlertFigures.gap),
    // Around controls, where a finger still reaches them
    ("barReach", TouchFigures.barMargin),
    ("fieldReach", TouchFigures.field),
  ]
}
