import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAddresses } from '#local-firebase/addresses.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { test as base } from './test.ts'

/** A host of this test's own, which can release, and be gone. */
export type Host = {
  origin: string
  /** Opens a page of it in the test's first tab. */
  open: (path: string) => Promise<void>
  /** Whether it gives something at a path. */
  has: (path: string) => Promise<boolean>
  /** Releases another build, in which every file has a new name; gives its version. */
  release: () => Promise<string>
  /** The version that it serves. */
  version: () => Promise<string>
  stop: () => Promise<void>
}

/** Playwright's `test` with the built app on a host of its own. */
export const test = base.extend<{ host: Host }>({
  host: async ({ page }, provide) => {
    const directory = await mkdtemp(join(tmpdir(), 'gatehouse-releases-'))
    await cp('dist', directory, { recursive: true })
    const { origin, stop } = await startHostingServer({
      directory,
      localServices: localAddresses(),
    })
    let isRunning = true
    const stopOnce = async () => {
      if (isRunning) await stop()
      isRunning = false
    }
    const version = async () => versionIn(await readFile(join(directory, 'worker.js'), 'utf8'))
    const has = async (path: string) => (await fetch(origin + path)).ok
    const open = async (path: string) => void (await page.goto(origin + path))
    const release = async () => {
      await renameFiles(directory)
      return version()
    }
    await provide({ origin, open, has, release, version, stop: stopOnce })
    await stopOnce()
    await rm(directory, { recursive: true })
  },
})

function versionIn(worker: string): string {
  return worker.match(/"version":"(?<version>\w+)"/)?.groups?.['version'] ?? ''
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
