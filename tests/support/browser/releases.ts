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

/** Every file and the version get a letter more, wherever they are named. */
async function renameFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets')
  const names = await readdir(assets)
  const inText = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, `x${name}`), text)
  const paths = ['index.html', 'worker.js', ...names.map((name) => join('assets', name))]
  for (const path of paths.filter((name) => /\.(html|js|css)$/.test(name))) {
    const text = inText(await readFile(join(directory, path), 'utf8'))
    await writeFile(join(directory, path), text.replace('"version":"', '"version":"x'))
  }
  for (const name of names) await rename(join(assets, name), join(assets, `x${name}`))
}
