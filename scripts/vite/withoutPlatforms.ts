import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

const otherPart = /^\s*\[name\$\w+\]: 'fire-(?!(?:core|auth|fst|gcs)')[\w-]+',\n/gm
const otherThanAppCheck =
  /^\s*\[name\$\w+\]: 'fire-(?!(?:core|auth|fst|gcs|app-check)')[\w-]+',\n/gm

/** Removes the names of unused SDK packages from the first chunk. */
export function withoutPlatforms(hasAppCheck: boolean): Plugin {
  return changeFile({
    name: 'without-platforms',
    file: appFile,
    change: (code) => removePlatforms(code, hasAppCheck),
    enforce: 'pre',
  })
}

/** The code without the names of unused packages; `null` if it contains none. */
export function removePlatforms(code: string, hasAppCheck = false): MagicString | null {
  const others = hasAppCheck ? otherThanAppCheck : otherPart
  const short = new MagicString(code).replaceAll(others, '')
  return short.hasChanged() ? short : null
}
