// What was entered goes only if the person says so.

const ask = (dialog) => {
  const held = document.activeElement
  const words = 'Discard what you entered?'
  const question = create(['dialog', ['class', 'modal modal-2', 'role', 'alertdialog', 'aria-label', words],
    ['h2', ['class', 'modal-title'], words], ['div', ['class', 'modal-actions'],
      ['button', ['class', 'button br-2'], 'Discard'], ['button', ['class', 'button br-1'], 'Keep editing']]])
  const [discard, keep] = question.querySelectorAll('button')
  keep.onclick = dialog._keep = () => {
    delete dialog._keep
    question.remove()
    held.focus(calm)
  }
  discard.onclick = () => {
    keep.onclick()
    tell(EventKind.dismiss, dialog._n)
  }
  // It goes with what it asks about.
  dialog.append(question)
  question.showModal()
  keep.focus()
}
