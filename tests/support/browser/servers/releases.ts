import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { offlineWorker } from '#build/offlineWorker.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import type { Build } from '#src/startup/worker/build.ts'
import { test as base } from '../test.ts'

/** A test's own host, which can publish releases and be stopped. */
export type Host = {
  origin: string
  /** Opens a page in the test's first tab. */
  open: (path: string) => Promise<void>
  /** Whether it serves anything at a path. */
  has: (path: string) => Promise<boolean>
  /** The content at a path, in hexadecimal. */
  bytes: (path: string) => Promise<string>
  /** Releases a build in which every file has a new name. Returns its version. */
  release: () => Promise<string>
  /** Releases a build that no older one may outlive. Returns its version. */
  releaseOldest: () => Promise<string>
  /** Releases a build whose entry script does nothing. Returns its version. */
  releaseBroken: () => Promise<string>
  /** Releases a build whose worker uninstalls itself. */
  releaseWithoutWorker: () => Promise<void>
  /** The current build, as its worker describes it. */
  build: () => Promise<Build>
  /** The version of the current build. */
  version: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * Playwright's `test` with the built app on its own host.
 *
 * `served` is the folder of the build: `dist` uses the local Firebase, `dist-hosted` is the production build.
 */
export const test = base.extend<{
  host: Host
  served: 'dist' | 'dist-hosted'
  inAllLanguages: boolean
}>({
  served: ['dist', { option: true }],
  inAllLanguages: [false, { option: true }],
  host: [
    async ({ inAllLanguages, page, served }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'gatehouse-releases-'))
      const copyOf = async (source: string) => {
        const copy = await mkdtemp(join(folder, 'release-'))
        await cp(source, copy, { recursive: true })
        return copy
      }
      let whole = await copyOf(served)
      let current = whole
      // A release contains only the default language.
      if (!inAllLanguages) await rm(join(whole, 'languages'), { recursive: true, force: true })
      const { origin, serve, stop } = await startHostingServer({
        directory: current,
        ...(served === 'dist' && { localServices: localUrls() }),
      })
      let isRunning = true
      const stopOnce = async () => {
        if (isRunning) await stop()
        isRunning = false
      }
      const version = async () => (await buildIn(current)).version
      const prepare = async () => {
        whole = await copyOf(whole)
        await renameFiles(whole)
        return whole
      }
      // The files of earlier releases stay, because some may still be on their way.
      const publish = (release: string) => {
        current = release
        serve(release)
        return version()
      }
      await provide({
        origin,
        open: async (path) => void (await page.goto(origin + path)),
        has: async (path) => (await fetch(origin + path)).ok,
        bytes: (path) => readFile(join(current, fileAt(path)), 'hex'),
        release: async () => publish(await prepare()),
        releaseOldest: async () => {
          const oldest = await prepare()
          await changeWorker(oldest, (text) => text.replace('"generation":1', '"generation":2'))
          return publish(oldest)
        },
        releaseBroken: async () => {
          const broken = await copyOf(await prepare())
          await writeFile(join(broken, await firstScript(broken)), '')
          await hashFiles(broken)
          return publish(broken)
        },
        releaseWithoutWorker: async () => {
          const last = await prepare()
          await buildFarewell(last)
          await publish(last)
        },
        build: () => buildIn(current),
        version,
        stop: stopOnce,
      })
      // A page that is still loading would report that its host is gone.
      await Promise.all(
        page
          .context()
          .pages()
          .map((open) => open.close()),
      )
      await stopOnce()
      await rm(folder, { recursive: true })
    },
    // Copying a build and closing its pages don't count toward the test's own time.
    { timeout: 60_000 },
  ],
})

async function buildIn(directory: string): Promise<Build> {
  const worker = await readFile(join(directory, 'worker.js'), 'utf8')
  return JSON.parse(worker.match(/\{"version":.*?\]\]\}/)?.[0] ?? '{}') as Build
}

async function firstScript(directory: string): Promise<string> {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  return page.match(/href="\/(?<path>assets\/x*signIn-[^"]+)"/)?.groups?.['path'] ?? ''
}

/** The same as in `vite.config.ts` for a deployment without a worker. */
async function buildFarewell(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [offlineWorker('src/startup/worker/uninstall.ts', hosting)],
    build: { outDir: directory, emptyOutDir: false, rolldownOptions: { input: [] } },
  })
}

/** Adds a letter to every script's and style sheet's name and to the version, wherever they appear. */
async function renameFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets')
  // The inline styles refer to fonts and pictures, and their hashes in the policy must stay valid.
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  const inText = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, `x${name}`), text)
  const pages = (await readdir(directory)).filter((name) => name.endsWith('.html'))
  for (const path of [...pages, 'worker.js', ...names.map((name) => join('assets', name))]) {
    const text = inText(await readFile(join(directory, path), 'utf8'))
    await writeFile(join(directory, path), text.replace('"version":"', '"version":"x'))
  }
  for (const name of names) await rename(join(assets, name), join(assets, `x${name}`))
  await hashFiles(directory)
}

/** Writes the hashes of the changed files into the worker. */
async function hashFiles(directory: string): Promise<void> {
  const { files, hashes } = await buildIn(directory)
  const contents = await Promise.all(files.map((path) => readFile(join(directory, fileAt(path)))))
  const changed = contents.map((bytes) => createHash('sha256').update(bytes).digest('base64'))
  await changeWorker(directory, (text) =>
    text.replace(JSON.stringify(hashes), () => JSON.stringify(changed)),
  )
}

async function changeWorker(directory: string, change: (text: string) => string): Promise<void> {
  const worker = join(directory, 'worker.js')
  await writeFile(worker, change(await readFile(worker, 'utf8')))
}

/** The host serves pages without their file extension. */
function fileAt(path: string): string {
  if (path === '/') return 'index.html'
  return path.includes('.') ? path : `${path}.html`
}
