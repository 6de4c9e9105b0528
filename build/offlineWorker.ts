import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { HostingConfiguration } from '#scripts/hosting/hostingConfiguration.ts'
import { cleanAddress, pageRoutes } from '#scripts/hosting/pageRoutes.ts'
import { filesIn } from '#scripts/process/filesIn.ts'
import type { Build } from '#src/startup/worker/build.ts'
import { generation } from './configuration/generation.ts'

const placeholder = '__BUILD__'
const fileName = 'worker.js'

/**
 * Emits the service worker as `/worker.js`, with the build's file list and the host's routes. The name must
 * never change, because browsers look for updates there. Must come after every plugin that emits pages.
 *
 * @param entry the worker's module. It shares no modules with the app, so that it's a single file.
 */
export function offlineWorker(entry: string, hosting: HostingConfiguration): Plugin {
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
        if (worker?.type !== 'chunk') return this.error(`The build has no ${fileName}.`)
        if (worker.imports.length + worker.exports.length > 0)
          return this.error(`${fileName} is not one file: ${worker.imports.join(', ')}.`)
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const code = await readFile(join(dir, fileName), 'utf8')
        if (!code.includes(placeholder)) return
        const build = await describeBuild(dir, hosting, code)
        await writeFile(
          join(dir, fileName),
          code.replaceAll(placeholder, () => JSON.stringify(build)),
        )
      },
    },
  }
}

/**
 * Describes the build in a folder: its assets, its pages, and the files that those refer to. The version
 * depends on all their bytes and on the headers they are served with.
 *
 * @param workerCode also part of the version, since it can change on its own.
 */
export async function describeBuild(
  folder: string,
  hosting: HostingConfiguration,
  workerCode: string,
): Promise<Build> {
  const names = await filesIn(folder)
  // Served by the host for unknown paths.
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html')
  const html = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')))
  const kept = names.filter(
    (name) =>
      (name.startsWith('assets/') && !name.endsWith('.map')) ||
      (name.includes('.') && html.some((page) => page.includes(`"/${name}"`))),
  )
  const files = [...new Set([...pages.map(cleanAddress), ...kept.map((name) => `/${name}`)])]
  const routes = pageRoutes(hosting, pages)
  const hashed = new Map<string, string>()
  for (const name of [...pages, ...kept]) {
    const content = await readFile(join(folder, name))
    const address = pages.includes(name) ? cleanAddress(name) : `/${name}`
    hashed.set(address, createHash('sha256').update(content).digest('base64'))
  }
  const hashes = files.map((path) => hashed.get(path) ?? '')
  const version = createHash('sha256')
    .update(JSON.stringify([generation, files, hashes, routes, hosting, workerCode]))
    .digest('hex')
  return { version: version.slice(0, 16), generation, files, hashes, routes }
}
