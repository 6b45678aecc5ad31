// The second script is there.

tellSurroundings()
begin({
  _remember: addStep, _rewritten: rewritten, _choose: choose, _upload: upload, _locate: locate, _ask: ask,
  _depart: depart, _giveWay: giveWay, _leaveBehind: leaveBehind, _recover: recover, _settle: settle,
  _enterKept: enterNow, _bring: bring, _reportRows: reportRows, _runDates: runDates,
})
if (left) {
  // Who knows how long that was ago.
  session._isSame = false
  recovering = left
  // Where the person has gone meanwhile, what was kept waits.
  for (const entry of kept) entry.isLost &&= entry.address === addressNow()
  recover(!document.activeElement._dirty)
}
enterNow()
report()
runDates()
