import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { withMap } from './changeFile.ts'

const machineFile = /\/machines\/\w+\.ts$/

/** A property whose value is one plain string, on its own line or on the next. */
const description = /^\s*description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm

/**
 * Takes the descriptions of states out of what people load: they are for the drawings and for whoever
 * reads a chart, and nothing in a page shows them.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (machineFile.test(id) ? withMap(removeDescriptions(code), id) : null),
  }
}

/** A machine's code without its descriptions. */
export function removeDescriptions(code: string): MagicString {
  return new MagicString(code).replaceAll(description, '')
}
