// The names of the messages and of words: written from the enumerations of these names by
// `APUS_WRITE=vocabulary swift test --filter ClientVocabularyTests`.

/** What a page tells. */
export const EventKind = {
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
  arrange: 29,
  key: 30,
  choose: 31,
  media: 32,
  sight: 33,
  caret: 34,
}

/** What a page is told. */
export const Operation = /** @type {const} */ ({
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
  motion: 23,
  share: 24,
  download: 25,
  media: 26,
  build: 27,
})

/** What a person reads. */
export const Words = {
  offline: 'Offline. Your entries are kept.',
  waiting: 'Waiting for the server. Your entries are kept.',
  reconnecting: 'Reconnecting …',
  busy: 'This site is busy. Reconnecting …',
  elsewhere: 'This page is open elsewhere.',
  signIn: 'You may have to sign in again.',
  tooLong: 'This text is too long and was not saved.',
  leftOut: { one: 'Only {most} character fits: {left} left out.', other: 'Only {most} characters fit: {left} left out.' },
  entered: 'What you entered',
  noPlace: 'Some of your text no longer fits this screen. You can copy it.',
  reset: 'Some of this screen was reset.',
  uncertain: 'Please check whether your last action was completed.',
  invalid: 'Not valid',
  keysLeftOut: 'What you typed after it was left out.',
  discardQuestion: 'Discard what you entered?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  staysOpen: 'This stays open. Choose one of its buttons.',
  refresh: 'Refresh',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  denied: 'Your browser does not allow this.',
  uploadFailed: 'The file could not be uploaded.',
}

/** @param {number} kind See EventKind+Meaning.swift. */
export const isEntry = (kind) => [
  EventKind.edit,
  EventKind.select,
  EventKind.toggle,
  EventKind.date,
  EventKind.number,
  EventKind.change,
].includes(kind)

/** @param {number} kind See EventKind+Meaning.swift. */
export const isAct = (kind) => [
  EventKind.tap,
  EventKind.submit,
  EventKind.increment,
  EventKind.decrement,
  EventKind.dismiss,
  EventKind.back,
  EventKind.refresh,
  EventKind.longPress,
  EventKind.open,
  EventKind.key,
  EventKind.choose,
].includes(kind)

/** @param {number} kind See EventKind+Meaning.swift. */
export const mayMoveFocus = (kind) => [
  EventKind.tap,
  EventKind.submit,
  EventKind.select,
  EventKind.toggle,
  EventKind.dismiss,
].includes(kind)
