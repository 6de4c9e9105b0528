import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

/** The short names by which the parts of the SDK that this app does not have would make themselves known. */
const otherPart = /^\s*\[name\$\w+\]: 'fire-(?!(?:core|auth|fst|gcs)')[\w-]+',\n/gm

/** Takes the names of all parts of the SDK that this app does not have out of its first chunk. */
export function withoutPlatforms(): Plugin {
  return changeFile({
    name: 'without-platforms',
    file: appFile,
    change: removePlatforms,
    enforce: 'pre',
  })
}

/** The code of the SDK's app without the names of parts that are not there; `null` where it names none. */
export function removePlatforms(code: string): MagicString | null {
  const short = new MagicString(code).replaceAll(otherPart, '')
  return short.hasChanged() ? short : null
}
