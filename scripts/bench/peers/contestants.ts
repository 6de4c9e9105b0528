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

/** Builds and serves all pages to measure. */
export async function startContestants({ folder, executablePath }: BenchOptions) {
  const present: Contestant[] = []
  const absent: Absent[] = []
  const pathOf = (name: string) => join(folder, 'peers', name)
  await mkdir(pathOf(''), { recursive: true })
  const add = async (name: string, directory: string, more: Partial<Contestant> = {}) => {
    const host = await startHostingServer({ directory, isForeign: name !== names.ours })
    present.push({ name, host, canSubmit: true, hasWorker: false, ...more })
  }
  const app = pathOf('app')
  const build = await buildApp(app, exampleProject())
  if (!build.succeeded) throw new Error(`The app cannot be built.\n${build.output}`)
  await writePlainForm(pathOf('plain'))
  await add('Plain HTML form, no script', pathOf('plain'), { canSubmit: false })
  await writeOwnHtml(app, pathOf('ownHtml'), executablePath)
  await add(names.ownHtml, pathOf('ownHtml'), { canSubmit: false })
  await buildBarePage('bench/barePage', pathOf('bare'))
  await add(names.bare, pathOf('bare'))
  await add(names.ours, app, { hasWorker: true })
  for (const [index, page] of peerPages.entries()) {
    const directory = pathOf(String(index))
    try {
      await buildPeer(page, directory)
      await add(page.name, directory)
    } catch (error) {
      absent.push({ name: page.name, reason: firstLine(error) })
    }
  }
  return { present, absent, stop: () => Promise.all(present.map(({ host }) => host.stop())) }
}

function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line
}
