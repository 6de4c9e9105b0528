import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Build } from '#src/worker/build.ts'

const placeholder = '__BUILD__'
const fileName = 'worker.js'

/**
 * Emits the service worker as `/worker.js`, and writes into it which files the build has. It must have
 * one name for ever, so that the browser finds the next release under it.
 *
 * @param entry the worker's module. It shares no module with the app, so that it is one file.
 */
export function offlineWorker(entry: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[fileName]
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset')
          return this.error(`The build has no ${fileName} or no index.html.`)
        if (worker.imports.length + worker.exports.length > 0)
          return this.error(`${fileName} is not one file: ${worker.imports.join(', ')}.`)
        if (!worker.code.includes(placeholder))
          return this.error(`${fileName} has no ${placeholder} to write the build into.`)
        const build = describeBuild(Object.keys(bundle), worker.code + String(page.source))
        worker.code = worker.code.replaceAll(placeholder, () => JSON.stringify(build))
      },
    },
  }
}

/**
 * A build, from the names of all its files.
 *
 * @param unnamed what can change without a change of those names.
 */
export function describeBuild(names: readonly string[], unnamed: string): Build {
  const files = names
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
    .sort()
    .map((name) => `/${name}`)
  const hash = createHash('sha256').update(JSON.stringify([files, unnamed]))
  return { version: hash.digest('hex').slice(0, 16), files }
}
