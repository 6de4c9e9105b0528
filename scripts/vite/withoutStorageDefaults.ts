import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const storageFile = /@firebase\/storage\/dist\/index\.esm\.js$/

const defaultApp = 'getStorage(app = getApp(), bucketUrl)'

/** The branch that looks for an emulator in environment variables, which aren't set here. */
const defaultEmulator =
  /const emulator = getDefaultEmulatorHostnameAndPort\('storage'\);\s*if \(emulator\) \{[^}]*\}/

/**
 * Removes the default app and the default emulator of Storage, since the app always passes its own. They
 * would add SDK functions to the chunk of the sign-in page.
 */
export function withoutStorageDefaults(): Plugin {
  return changeFile({
    name: 'without-storage-defaults',
    file: storageFile,
    change: removeDefaults,
  })
}

/** The code without its defaults; `null` if it isn't as expected. */
export function removeDefaults(code: string): MagicString | null {
  if (!code.includes(defaultApp) || !defaultEmulator.test(code)) return null
  return new MagicString(code)
    .replace(defaultApp, 'getStorage(app, bucketUrl)')
    .replace(defaultEmulator, '')
}
