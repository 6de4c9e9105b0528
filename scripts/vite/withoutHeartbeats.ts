import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

/** Where the SDK tries out a database for what it counts about itself. */
const trial =
  /async runIndexedDBEnvironmentCheck\(\) \{\s*if \(!isIndexedDBAvailable\(\)\) \{[^}]*\}\s*else \{[^}]*\}\s*\}/

/** How it would open it, and the library for that, which nothing else on the sign-in page needs. */
const opening = /function getDbPromise\(\) \{[^]*?\n\}/
const library = /import \{ openDB \} from 'idb';/

/**
 * Keeps the SDK from storing when it was used, for its makers' statistics. Every call to the provider waits
 * for that database: where it never opens, nobody could sign in.
 */
export function withoutHeartbeats(): Plugin {
  return changeFile({
    name: 'without-heartbeats',
    file: appFile,
    change: removeTrial,
  })
}

/** The SDK's code as if there were no database for it; `null` where it does not look for one as expected. */
export function removeTrial(code: string): MagicString | null {
  if (![trial, opening, library].every((part) => part.test(code))) return null
  return new MagicString(code)
    .replace(trial, 'async runIndexedDBEnvironmentCheck() { return false; }')
    .replace(opening, 'function getDbPromise() { return dbPromise; }')
    .replace(library, '')
}
