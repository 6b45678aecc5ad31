// The second script is there.

import { arrangeAll, tellUnreadable } from './client_app_layouts.js'
import { showBars } from './client_bars.js'
import { drawCalendars } from './client_calendar.js'
import { signIn } from './client_rare_operations.js'
import { session } from './client_connection.js'
import { countAll } from './client_counts_of_characters.js'
import { runDates } from './client_dates.js'
import { drawDateWheels } from './client_date_wheels.js'
import { screen } from './client_elements.js'
import { choose } from './client_files.js'
import { active } from './client_focus.js'
import { handOver } from './client_passed_typing.js'
import { addressNow } from './client_history.js'
import { kept, left } from './client_kept_entries.js'
import { begin } from './client_second_script.js'
import { inMotion, play } from './client_motion.js'
import { tellNews } from './client_announcements.js'
import { showTools } from './client_keyboard_tools.js'
import { arrangePages, turnBack } from './client_pages.js'
import { apply } from './client_operations.js'
import { ask } from './client_discard_question.js'
import { enterNow, leaveBehind, recover, settle } from './client_recovery.js'
import { settleTexts } from './client_settling.js'
import { holdPlace, reportRows } from './client_scroll_places.js'
import { report } from './client_scrolling.js'
import { tellSurroundings } from './client_surroundings.js'
import { depart } from './client_transitions.js'
import { addStep } from './client_undo.js'
import { covered, scrollBack } from './client_history_entries.js'
import { settleSheets } from './client_sheets.js'
import { turnWheels } from './client_wheels.js'
import { raiseWindows } from './client_windows.js'
import { write } from './client_writing.js'

tellSurroundings()
/** What the first script calls. */
export const functions = {
  _remember: addStep, _write: write, _choose: choose, _ask: ask, _handOver: handOver, _signIn: signIn,
  _depart: depart, _leaveBehind: leaveBehind, _covered: (/** @type {PageElement} */ dialog) => { covered(dialog); raiseWindows(); settleSheets() }, _scrollBack: (/** @type {number} */ ack) => { scrollBack(ack); turnBack(ack) },
  _settle: () => { settle(); settleSheets(); arrangePages(); holdPlace(); drawCalendars(); drawDateWheels(); turnWheels(); showBars(); play(); tellNews(); showTools() }, _inMotion: inMotion,
  _enterKept: enterNow, _reportRows: reportRows, _runDates: () => { runDates(); countAll() },
  _tellUnreadable: tellUnreadable, _settleTexts: settleTexts,
}
begin(functions)
if (left) {
  // Who knows how long that was ago.
  session._isSame = false
  // Where the person has gone meanwhile, what was kept waits.
  for (const entry of kept) entry.isLost &&= entry.address === addressNow()
  recover(!active()._dirty, left)
}
enterNow()
if (screen.dataset.begins) apply(0, JSON.parse(screen.dataset.begins))
report()
runDates()
showTools()
arrangeAll()
