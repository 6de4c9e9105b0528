import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Leaves `import()` as it is. Vite wraps it in a helper that first fetches a chunk's style sheets and
 * its own imports; with one style sheet for the whole app, and with the pages fetched ahead, that
 * kilobyte in the first chunk would do nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
  }
}
