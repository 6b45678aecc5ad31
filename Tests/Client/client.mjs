// The client as a page loads it: its parts joined in the order of client_parts.c, with imports and exports
// taken out as ScriptModule.swift takes them out. Unlike a page, a test sees their names.

import { readFileSync } from 'node:fs'
import { Browser } from './browser.mjs'

const folder = new URL('../../Sources/', import.meta.url)
const read = (path) => readFileSync(new URL(path, folder), 'utf8')

const parts = [...read('CClientParts/client_parts.c').matchAll(/PART (client_\w+)/g)].map(([, name]) => name)
const written = parts.map((name) => read(`PageClient/Resources/${name}.js`)).join('\n')
const declared = [...written.matchAll(/^(?:export )?(?:const|let) (\w+)/gm)].map(([, name]) => name)
const body = written.replace(/^import \{[^}]*\} from '[^']*'$/gm, '').replace(/^export /gm, '')
// Names that change are looked up when they are asked for.
const names = declared.map((name) => `get ${name}() { return ${name} }`)

/**
 * Opens a page with the elements of a screen, given as the session sends them, numbered from 1.
 * @returns The names of the client's parts, the browser and the screen.
 */
export const open = (elements = [], options = {}) => {
  const browser = new Browser(options)
  const { document, globals } = browser
  const make = ([tag, attributes, ...children]) => {
    const element = document.createElement(tag)
    for (let i = 0; i < attributes.length; i += 2) element.setAttribute(attributes[i], attributes[i + 1])
    for (const child of children) element.append(typeof child === 'string' ? child : make(child))
    return element
  }
  for (const id of ['polite', 'assertive', 'notices', 'banner']) document.body.append(make(['div', ['id', id]]))
  const screen = make(['main', ['id', 'screen', 'data-token', 'T', 'data-first', '1'], ...elements])
  document.body.append(screen)
  const run = new Function(...Object.keys(globals), `'use strict'\n${body}\nreturn { ${names.join(', ')} }`)
  const client = run(...Object.values(globals))
  return { client, browser, document, screen, clock: browser.clock, node: (number) => client.nodes.get(number) }
}

/** The same, joined to its session. */
export const openJoined = (elements, options) => {
  const page = open(elements, options)
  page.browser.socket.open()
  page.browser.socket.tell('a', 'T2', 0, 0)
  page.browser.socket.take()
  return page
}

/** Lets what was put off until the end of the turn happen. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))
