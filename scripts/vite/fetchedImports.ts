import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { withMap } from './changeFile.ts'

const helper = '\0vite/preload-helper.js'
const marker = /,\s*__VITE_PRELOAD__/g
const ownImport = /\bimport\(\s*["'`]\.\//g
const readable = /\bimport\((["`])\.\/[^"`]+\1\)/g

/**
 * Puts a function of our own around every `import()`, in place of Vite's helper, which fetches a chunk's
 * style sheets: here is one style sheet for the whole app.
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
 * The code of a chunk without the places where Vite would name style sheets; `null` where an `import()` of
 * ours stands alone, or as `fetchPart` cannot read it.
 */
export function withoutMarkers(code: string): MagicString | null {
  const isWhole = areReadable(code) && count(code, readable) <= count(code, marker)
  return isWhole ? new MagicString(code).replaceAll(marker, '') : null
}

/** Whether `fetchPart` can read what each `import()` of ours imports, also once a chunk is minified. */
function areReadable(code: string): boolean {
  return count(code, ownImport) === count(code, readable)
}

function count(code: string, sign: RegExp): number {
  return code.match(sign)?.length ?? 0
}
