import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { withMap } from './changeFile.ts'

const helper = '\0vite/preload-helper.js'
const marker = /,\s*__VITE_PRELOAD__/g
const ownImport = /\bimport\(\s*["'`]\.\//g
const readable = /\bimport\((["`])\.\/[^"`]+\1\)/g

/**
 * Wraps every `import()` with a function of ours instead of Vite's helper, which fetches the style sheets of
 * a chunk; this app has only one style sheet.
 *
 * @param module the module that exports `fetchPart`.
 */
export function fetchedImports(module: string): Plugin {
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper ? `export { fetchPart as __vitePreload } from ${JSON.stringify(module)}` : null,
    renderChunk(code, { fileName }) {
      const bare = withoutMarkers(code)
      if (bare === null) this.error(`${fileName} imports what nothing fetches first.`)
      return bare.hasChanged() ? withMap(bare, fileName) : null
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && !areReadable(chunk.code))
            this.error(`${chunk.fileName} imports what nothing can fetch first.`)
      },
    },
  }
}

/**
 * A chunk's code without Vite's markers for style sheets; `null` if an `import()` of ours isn't wrapped, or
 * is written so that `fetchPart` can't read it.
 */
export function withoutMarkers(code: string): MagicString | null {
  const isWhole = areReadable(code) && count(code, readable) <= count(code, marker)
  return isWhole ? new MagicString(code).replaceAll(marker, '') : null
}

/** Whether `fetchPart` can read the file name in each `import()`, even after minification. */
function areReadable(code: string): boolean {
  return count(code, ownImport) === count(code, readable)
}

function count(code: string, sign: RegExp): number {
  return code.match(sign)?.length ?? 0
}
