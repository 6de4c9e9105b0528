import type { Plugin } from 'vite'

const viteHelper = '\0vite/preload-helper.js'

/**
 * Makes every `import()` of the app retryable: Vite passes the files that it needs to `fetchChunk`, instead of
 * to its own helper.
 *
 * @param module the module that exports `fetchChunk`.
 */
export function retriedImports(module: string): Plugin {
  return {
    name: 'retried-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, imports, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...imports])] : [],
        },
      },
    }),
    load: (id) =>
      id === viteHelper
        ? `export { fetchChunk as __vitePreload } from ${JSON.stringify(module)}`
        : null,
  }
}
