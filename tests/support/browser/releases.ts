import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { localAddresses } from '#local-firebase/addresses.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { offlineWorker } from '#scripts/vite/offlineWorker.ts'
import type { Build } from '#src/worker/build.ts'
import { test as base } from './test.ts'

/** A host of this test's own, which can release, and be gone. */
export type Host = {
  origin: string
  /** Opens a page of it in the test's first tab. */
  open: (path: string) => Promise<void>
  /** Whether it gives something at a path. */
  has: (path: string) => Promise<boolean>
  /** What a file holds, in hexadecimal digits, by the address that it is given at. */
  bytes: (path: string) => Promise<string>
  /** Releases another build, in which every file has a new name; gives its version. */
  release: () => Promise<string>
  /** Releases another build whose first script does nothing; gives its version. */
  releaseBroken: () => Promise<string>
  /** Releases another build that has the farewell in place of its worker. */
  releaseWithoutWorker: () => Promise<void>
  /** The build that it serves, as its worker knows it. */
  build: () => Promise<Build>
  /** The version of that. */
  version: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * Playwright's `test` with the built app on a host of its own.
 *
 * `served`: the folder of the build; `dist` talks to the local Firebase, `dist-hosted` is the one that people load.
 */
export const test = base.extend<{ host: Host; served: 'dist' | 'dist-hosted' }>({
  served: ['dist', { option: true }],
  host: async ({ page, served }, provide) => {
    const directory = await mkdtemp(join(tmpdir(), 'gatehouse-releases-'))
    await cp(served, directory, { recursive: true })
    const { origin, stop } = await startHostingServer({
      directory,
      ...(served === 'dist' && { localServices: localAddresses() }),
    })
    let isRunning = true
    const stopOnce = async () => {
      if (isRunning) await stop()
      isRunning = false
    }
    const read = () => buildIn(directory)
    const version = async () => (await read()).version
    const broken = new Map<string, string>()
    const release = async () => {
      for (const [path, code] of broken) await writeFile(path, code)
      broken.clear()
      await renameFiles(directory)
      return version()
    }
    const breakScript = async () => {
      const path = join(directory, await firstScript(directory))
      broken.set(path, await readFile(path, 'utf8'))
      await writeFile(path, '')
    }
    await provide({
      origin,
      open: async (path) => void (await page.goto(origin + path)),
      has: async (path) => (await fetch(origin + path)).ok,
      bytes: (path) => readFile(join(directory, fileAt(path)), 'hex'),
      release,
      releaseBroken: async () => {
        const released = await release()
        await breakScript()
        return released
      },
      releaseWithoutWorker: async () => {
        await release()
        await buildFarewell(directory)
      },
      build: read,
      version,
      stop: stopOnce,
    })
    // A page that still fetches would say that its host is gone.
    await Promise.all(
      page
        .context()
        .pages()
        .map((open) => open.close()),
    )
    await stopOnce()
    await rm(directory, { recursive: true })
  },
})

async function buildIn(directory: string): Promise<Build> {
  const worker = await readFile(join(directory, 'worker.js'), 'utf8')
  return JSON.parse(worker.match(/\{"version":.*?\]\]\}/)?.[0] ?? '{}') as Build
}

async function firstScript(directory: string): Promise<string> {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  return page.match(/src="\/(?<path>assets\/x*signIn-[^"]+)"/)?.groups?.['path'] ?? ''
}

/** As `vite.config.ts` does when a deploy asks for no worker. */
async function buildFarewell(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [offlineWorker('src/worker/farewell.ts', hosting)],
    build: { outDir: directory, emptyOutDir: false, rolldownOptions: { input: [] } },
  })
}

/** Every script, every style sheet and the version get a letter more, wherever they are named. */
async function renameFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets')
  // The HTML names fonts and pictures in its styles, which the policy allows as they are.
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  const inText = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, `x${name}`), text)
  const pages = (await readdir(directory)).filter((name) => name.endsWith('.html'))
  for (const path of [...pages, 'worker.js', ...names.map((name) => join('assets', name))]) {
    const text = inText(await readFile(join(directory, path), 'utf8'))
    await writeFile(join(directory, path), text.replace('"version":"', '"version":"x'))
  }
  for (const name of names) await rename(join(assets, name), join(assets, `x${name}`))
}

/** Pages are given without the end of their names. */
function fileAt(path: string): string {
  if (path === '/') return 'index.html'
  return path.includes('.') ? path : `${path}.html`
}
