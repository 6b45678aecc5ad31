// The names of the messages: written from Protocol/Messages.swift by
// `APUS_WRITE=vocabulary swift test --filter ClientVocabularyTests`.

/** What a page tells. @enum {number} */
const EventKind = {
  tap: 0,
  edit: 1,
  submit: 2,
  focus: 3,
  select: 4,
  toggle: 5,
  date: 6,
  number: 7,
  increment: 8,
  decrement: 9,
  dismiss: 10,
  back: 11,
  window: 12,
  refresh: 13,
  delete: 14,
  move: 15,
  hover: 16,
  longPress: 17,
  open: 18,
  address: 20,
  surroundings: 21,
  storage: 22,
  location: 23,
  file: 24,
  press: 25,
  geometry: 26,
  picture: 27,
  change: 28,
}

/** What a page is told. @enum {number} */
const Operation = {
  text: 0,
  attribute: 1,
  style: 2,
  value: 3,
  checked: 4,
  insert: 5,
  remove: 6,
  move: 7,
  rules: 8,
  drawing: 9,
  focus: 10,
  screen: 11,
  address: 12,
  title: 13,
  store: 14,
  open: 15,
  visit: 16,
  announce: 17,
  copy: 18,
  locate: 19,
  scroll: 20,
  notice: 21,
  upload: 22,
}

/** See EventKind+Meaning.swift. @param {number} kind */
const isEntry = (kind) => [
  EventKind.edit,
  EventKind.select,
  EventKind.toggle,
  EventKind.date,
  EventKind.number,
  EventKind.change,
].includes(kind)

/** See EventKind+Meaning.swift. @param {number} kind */
const isAct = (kind) => [
  EventKind.tap,
  EventKind.submit,
  EventKind.increment,
  EventKind.decrement,
  EventKind.dismiss,
  EventKind.back,
  EventKind.refresh,
  EventKind.delete,
  EventKind.move,
  EventKind.longPress,
  EventKind.open,
].includes(kind)

/** See EventKind+Meaning.swift. @param {number} kind */
const mayMoveFocus = (kind) => [
  EventKind.tap,
  EventKind.submit,
  EventKind.select,
  EventKind.toggle,
  EventKind.dismiss,
  EventKind.delete,
].includes(kind)
