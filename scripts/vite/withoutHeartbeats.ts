import type { Plugin } from 'vite'

const appFile = /@firebase\/app\/dist\/esm\/index\.esm\.js$/

/** Where the SDK tries out a database for what it counts about itself. */
const trial =
  /async runIndexedDBEnvironmentCheck\(\) \{\s*if \(!isIndexedDBAvailable\(\)\) \{[^}]*\}\s*else \{[^}]*\}\s*\}/

/**
 * Keeps the SDK from storing when it was used, for its makers' statistics. Every call to the provider waits
 * for that database: where it never opens, nobody could sign in.
 */
export function withoutHeartbeats(): Plugin {
  return {
    name: 'without-heartbeats',
    apply: 'build',
    transform(code, id) {
      if (!appFile.test(id)) return null
      const quiet = removeTrial(code)
      if (quiet === null) this.error(`${id} does not try out its database where it used to.`)
      return { code: quiet, map: null }
    },
  }
}

/** The SDK's code as if there were no database for it; `null` where it does not look for one as expected. */
export function removeTrial(code: string): string | null {
  return trial.test(code)
    ? code.replace(trial, 'async runIndexedDBEnvironmentCheck() { return false; }')
    : null
}
