// The second script is there.

import { arrangeAll } from './client_arranging.js'
import { session } from './client_connection.js'
import { runDates } from './client_dates.js'
import { screen } from './client_elements.js'
import { choose, locate, upload } from './client_files.js'
import { active } from './client_focus.js'
import { addressNow } from './client_history.js'
import { kept, left } from './client_keeping.js'
import { begin } from './client_later.js'
import { inMotion, play } from './client_motion.js'
import { tellNews } from './client_news.js'
import { apply } from './client_operations.js'
import { ask } from './client_question.js'
import { enterNow, giveWay, leaveBehind, recover, settle } from './client_recovery.js'
import { bring, reportRows } from './client_rows.js'
import { report } from './client_scrolling.js'
import { tellSurroundings } from './client_surroundings.js'
import { depart } from './client_transitions.js'
import { addStep, rewritten } from './client_undo.js'

tellSurroundings()
/** What the first script calls. */
export const functions = {
  _remember: addStep, _rewritten: rewritten, _choose: choose, _upload: upload, _locate: locate, _ask: ask,
  _depart: depart, _giveWay: giveWay, _leaveBehind: leaveBehind, _recover: recover,
  _settle: () => { settle(); play(); tellNews() }, _inMotion: inMotion,
  _enterKept: enterNow, _bring: bring, _reportRows: reportRows, _runDates: runDates,
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
arrangeAll()
