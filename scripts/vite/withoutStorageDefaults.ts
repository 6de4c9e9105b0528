import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const storageFile = /@firebase\/storage\/dist\/index\.esm\.js$/

const defaultApp = 'getStorage(app = getApp(), bucketUrl)'

/** The branch that looks for an emulator in variables that nobody sets here. */
const defaultEmulator =
  /const emulator = getDefaultEmulatorHostnameAndPort\('storage'\);\s*if \(emulator\) \{[^}]*\}/

/**
 * Takes out what Storage falls back on where nobody says which app and which emulator: we always do. It
 * would put functions of the SDK into the chunk of the sign-in page, which has no use for them.
 */
export function withoutStorageDefaults(): Plugin {
  return changeFile({
    name: 'without-storage-defaults',
    file: storageFile,
    change: removeDefaults,
  })
}

/** The code of Storage without its defaults; `null` where they do not stand there as expected. */
export function removeDefaults(code: string): MagicString | null {
  if (!code.includes(defaultApp) || !defaultEmulator.test(code)) return null
  return new MagicString(code)
    .replace(defaultApp, 'getStorage(app, bucketUrl)')
    .replace(defaultEmulator, '')
}
