// The second script is there.

import { arrangeAll } from './client_arranging.js'
import { showBars } from './client_bars.js'
import { drawCalendars } from './client_calendar.js'
import { signIn } from './client_carrying.js'
import { session } from './client_connection.js'
import { countAll } from './client_counters.js'
import { runDates } from './client_dates.js'
import { drawDateWheels } from './client_datewheels.js'
import { screen } from './client_elements.js'
import { choose } from './client_files.js'
import { active } from './client_focus.js'
import { handOver } from './client_handing.js'
import { addressNow } from './client_history.js'
import { kept, left } from './client_keeping.js'
import { begin } from './client_later.js'
import { inMotion, play } from './client_motion.js'
import { tellNews } from './client_news.js'
import { showTools } from './client_overkeyboard.js'
import { arrangePages, turnBack } from './client_pages.js'
import { apply } from './client_operations.js'
import { ask } from './client_question.js'
import { enterNow, leaveBehind, recover, settle } from './client_recovery.js'
import { reportRows } from './client_rows.js'
import { report } from './client_scrolling.js'
import { tellSurroundings } from './client_surroundings.js'
import { depart } from './client_transitions.js'
import { addStep } from './client_undo.js'
import { covered, scrollBack } from './client_visits.js'
import { turnWheels } from './client_wheels.js'
import { write } from './client_writing.js'

tellSurroundings()
/** What the first script calls. */
export const functions = {
  _remember: addStep, _write: write, _choose: choose, _ask: ask, _handOver: handOver, _signIn: signIn,
  _depart: depart, _leaveBehind: leaveBehind, _covered: covered, _scrollBack: (/** @type {number} */ ack) => { scrollBack(ack); turnBack(ack) },
  _settle: () => { settle(); arrangePages(); drawCalendars(); drawDateWheels(); turnWheels(); showBars(); play(); tellNews(); showTools() }, _inMotion: inMotion,
  _enterKept: enterNow, _reportRows: reportRows, _runDates: () => { runDates(); countAll() },
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
