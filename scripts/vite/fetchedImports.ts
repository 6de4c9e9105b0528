import type { Plugin } from 'vite'

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
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const code = withoutMarkers(chunk.code)
          if (code === null) this.error(`${chunk.fileName} imports what nothing fetches first.`)
          chunk.code = code
        }
      },
    },
  }
}

/**
 * The code of a chunk without the places where Vite would name style sheets; `null` where an `import()` of
 * ours stands alone, or as `fetchPart` cannot read it.
 */
export function withoutMarkers(code: string): string | null {
  const count = (sign: RegExp) => code.match(sign)?.length ?? 0
  const isWhole = count(ownImport) === count(readable) && count(readable) <= count(marker)
  return isWhole ? code.replaceAll(marker, '') : null
}
