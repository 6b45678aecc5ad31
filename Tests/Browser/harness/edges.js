// Controls that nothing but colour tells from words, as browsers draw them in forced colours: see looks.py.
() => {
  const controls = document.querySelectorAll('a[href], button, input:not([type=file]), select, textarea, summary, [role=button], [role=switch], [role=tab]')
  // A thin line inside of its box is covered by the ground of the words there.
  const isOutside = style => parseFloat(style.outlineWidth) >= (parseFloat(style.outlineOffset) < 0 ? 2 : 1)
  const isEdged = one => {
    const style = getComputedStyle(one)
    const sides = ['Top', 'Right', 'Bottom', 'Left'].filter(side => parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== 'none' && style[`border${side}Color`] !== 'rgba(0, 0, 0, 0)')
    return sides.length > 0 || style.textDecorationLine.includes('underline') || style.outlineStyle !== 'none' && isOutside(style)
      || one.matches('input, select') && style.appearance !== 'none'
  }
  const faults = []
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    const box = control.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    // Its own edge, that of what is in it, or of the box that it fills.
    const around = [control, ...control.querySelectorAll('*')]
    for (let it = control.parentElement; it && it.getBoundingClientRect().height < 2.5 * box.height && it !== document.body; it = it.parentElement) around.push(it)
    if (!around.some(isEdged)) faults.push(control.dataset.testid ?? control.textContent.trim().slice(0, 30) ?? control.className)
  }
  return faults
}
