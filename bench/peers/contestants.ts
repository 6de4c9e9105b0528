import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { startHostingServer, type HostingServer } from '#scripts/hosting/hostingServer.ts'
import type { BenchOptions } from '../benchOptions.ts'
import { buildBarePage } from '../buildBarePage.ts'
import { buildPeer } from './buildPeer.ts'
import { writeOwnHtml, writePlainForm } from './pagesWithoutScript.ts'
import { firebaseUi7, peerPages } from './peerPages.ts'

/** A sign-in page to measure, and where it is served. */
export type Contestant = {
  name: string
  host: HostingServer
  /** Whether submitting the form sends a request. Without a script, it doesn't. */
  canSubmit: boolean
  /** Whether to also measure visits with its service worker. */
  hasWorker: boolean
}

/** A peer that couldn't be built, and why. */
export type Absent = { name: string; reason: string }

/** The names of the pages that others are compared with. */
export const names = {
  ours: 'Gatehouse',
  ownHtml: 'Our sign-in page as HTML, no script',
  bare: 'Bare page of our libraries',
  firebaseUi7: firebaseUi7.name,
} as const

/** Builds and serves the pages that need nothing from npm. */
async function startOwnPages({ folder, executablePath }: BenchOptions) {
  const pathOf = (name: string) => join(folder, 'peers', name)
  await mkdir(pathOf(''), { recursive: true })
  const app = pathOf('app')
  await buildApp(app, exampleProject())
  await writePlainForm(pathOf('plain'))
  await writeOwnHtml(app, pathOf('ownHtml'), executablePath)
  await buildBarePage('barePage', pathOf('bare'))
  const plain = await serve('Plain HTML form, no script', pathOf('plain'), { canSubmit: false })
  const ownHtml = await serve(names.ownHtml, pathOf('ownHtml'), { canSubmit: false })
  const bare = await serve(names.bare, pathOf('bare'))
  const ours = await serve(names.ours, app, { hasWorker: true })
  const all = [plain, ownHtml, bare, ours]
  return { plain, ownHtml, bare, ours, stop: () => stopAll(all) }
}

async function serve(
  name: string,
  directory: string,
  more: Partial<Contestant> = {},
): Promise<Contestant> {
  const host = await startHostingServer({ directory, isForeign: name !== names.ours })
  return { name, host, canSubmit: true, hasWorker: false, ...more }
}

async function stopAll(contestants: readonly Contestant[]): Promise<void> {
  await Promise.all(contestants.map(({ host }) => host.stop()))
}

/** Builds and serves all pages to measure. */
export async function startContestants(options: BenchOptions) {
  const { plain, ownHtml, bare, ours } = await startOwnPages(options)
  const present = [plain, ownHtml, bare, ours]
  const absent: Absent[] = []
  for (const [index, page] of peerPages.entries()) {
    const directory = join(options.folder, 'peers', String(index))
    try {
      await buildPeer(page, directory)
      present.push(await serve(page.name, directory))
    } catch (error) {
      absent.push({ name: page.name, reason: firstLine(error) })
    }
  }
  return { present, absent, stop: () => stopAll(present) }
}

function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line
}
