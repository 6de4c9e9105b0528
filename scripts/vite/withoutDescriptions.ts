import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { withMap } from './changeFile.ts'

const machineFile = /\/machines\/\w+\.ts$/

const description = /^\s*description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm

/**
 * Removes the descriptions of states from the build. They are only for charts and for readers of the source.
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
