import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

/** Where the SDK checks for a database for its usage statistics. */
const trial =
  /async runIndexedDBEnvironmentCheck\(\) \{\s*if \(!isIndexedDBAvailable\(\)\) \{[^}]*\}\s*else \{[^}]*\}\s*\}/

/** How it would open the database, and the library for it, which the sign-in page doesn't need otherwise. */
const opening = /function getDbPromise\(\) \{[^]*?\n\}/
const library = /import \{ openDB \} from 'idb';/

/**
 * Keeps the SDK from storing usage statistics. Every request to the provider waits for that database, and if
 * it never opens, no one can sign in.
 */
export function withoutHeartbeats(): Plugin {
  return changeFile({
    name: 'without-heartbeats',
    file: appFile,
    change: removeTrial,
  })
}

/** The SDK's code as if the database were unavailable; `null` if the code isn't as expected. */
export function removeTrial(code: string): MagicString | null {
  if (![trial, opening, library].every((part) => part.test(code))) return null
  return new MagicString(code)
    .replace(trial, 'async runIndexedDBEnvironmentCheck() { return false; }')
    .replace(opening, 'function getDbPromise() { return dbPromise; }')
    .replace(library, '')
}
