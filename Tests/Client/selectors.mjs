// The selectors that the client uses: compounds, lists, descendants, children, and a few functions.

/** Splits at a character that stands in no bracket and no quotation marks. */
const split = (text, isBorder) => {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('[('.includes(letter)) depth++
    if ('])'.includes(letter)) depth--
    if (!depth && isBorder(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const STATES = {
  disabled: (element) => element.disabled || !!element.closest('fieldset[disabled]'),
  modal: (element) => element.localName === 'dialog' && element.hasAttribute('open'),
  checked: (element) => element.checked === true,
}

const test = (element, part, scope) => {
  if (part === '*') return true
  if (part[0] === '#') return element.id === part.slice(1)
  if (part[0] === '.') return element.classList.contains(part.slice(1))
  if (part[0] === '[') {
    const [, name, sign, value] = part.match(/^\[([\w-]+)(?:([*^$]?=)"?([^"\]]*)"?)?\]$/)
    const held = element.getAttribute(name)
    if (held === null || !sign) return held !== null
    return { '=': held === value, '*=': held.includes(value), '^=': held.startsWith(value) }[sign]
  }
  if (part[0] === ':') {
    const [, name, inner] = part.match(/^:([\w-]+)(?:\((.*)\))?$/)
    if (name === 'not') return !matches(element, inner, scope)
    if (name === 'is') return matches(element, inner, scope)
    if (name === 'scope') return element === scope
    if (!STATES[name]) throw Error(`no :${name} here`)
    return STATES[name](element)
  }
  return element.localName === part
}

const isCompound = (element, compound, scope) =>
  compound.match(/[#.]?[\w-]+|\*|\[[^\]]*\]|:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g)
    .every((part) => test(element, part, scope))

const isComplex = (element, steps, scope) => {
  const [last, sign] = [steps.at(-1), steps.at(-2)]
  if (!isCompound(element, last, scope)) return false
  if (steps.length === 1) return true
  const rest = sign === '>' ? steps.slice(0, -2) : steps.slice(0, -1)
  let at = element.parentElement
  if (sign === '>') return !!at && isComplex(at, rest, scope)
  for (; at; at = at.parentElement) if (isComplex(at, rest, scope)) return true
  return false
}

export const matches = (element, selectors, scope) => split(selectors, (letter) => letter === ',').some((one) =>
  isComplex(element, split(one.replace(/>/g, ' > '), (letter) => letter === ' '), scope))
