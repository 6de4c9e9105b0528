import type { Page } from '@playwright/test'
import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import { asRatio, type Report } from '#bench/report.ts'
import { median, timesRow } from '#bench/summary.ts'
import { pathOfNote } from '#products/notebook/paths.ts'
import { postBytes } from './postBytes.ts'
import { profileOf } from './returningVisit.ts'
import { uploadFiles } from './uploadFiles.ts'
import { withNotebook } from './withNotebook.ts'

const MEBI = 1_048_576

/** Latency in milliseconds, throughput in bytes a second; -1 for no limit. */
type Conditions = typeof UNLIMITED
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const HOME_LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 50_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}

/**
 * What is sent: one large file, several at once, and many small ones. On loopback, counting a file takes longer than
 * sending it, so that many small ones miss their goal there.
 */
const loads = [
  { name: '1 × 10 MiB', count: 1, size: 10 * MEBI, highest: 1.6 },
  { name: '6 × 2 MiB', count: 6, size: 2 * MEBI, highest: 1.6 },
  { name: '10 × 1 MB', count: 10, size: 1_000_000, highest: 1.3 },
]

/** Loopback, and a home connection. */
const lines = [
  { name: 'loopback', conditions: UNLIMITED, loads },
  {
    name: '10 Mbit/s',
    conditions: HOME_LINE,
    loads: loads.slice(-1),
  },
]

/** Measures how long the app takes to upload files. */
export function uploadsBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    // One note for each run, because a note takes a hundred files.
    const notes = seededNotes(lines.flatMap((line) => line.loads).length * options.runs)
    await seedNotes(signedIn.uid, notes)
    const unused = notes.values()
    const browser = await launchBrowser(options.executablePath)
    const rows: string[] = []
    const goals: Report['goals'] = []
    try {
      const context = await profileOf(browser, origins.app, signedIn)
      const page = await context.newPage()
      const bare = await context.newPage()
      await bare.goto(`${origins.bare}/nothing.txt`)
      for (const line of lines) {
        await slowDown([page, bare], line.conditions)
        for (const { name: load, count, size, highest } of line.loads) {
          const app: number[] = []
          const raw: number[] = []
          for (let run = 0; run < options.runs; run += 1) {
            const { value: note } = unused.next()
            if (!note) throw new Error('There is no note to add files to.')
            await page.goto(origins.app + pathOfNote(note.id))
            app.push(await uploadFiles(page, `${rows.length}-${run}`, count, size))
            raw.push(await postBytes(bare, count, size))
          }
          const name = `${load}, ${line.name}`
          const speed = ((count * size) / MEBI / median(app)) * 1_000
          rows.push(`${timesRow(`the app, ${name}`, app)}  ${speed.toFixed(1)} MiB/s`)
          rows.push(timesRow(`bare, ${name}`, raw))
          goals.push({
            name: `The ratio, ${name},`,
            value: median(app) / median(raw),
            limit: highest,
            format: asRatio,
          })
        }
      }
    } finally {
      await browser.close()
    }
    return {
      heading: `uploads: from the moment a person adds files until all of them are listed in their note. Bare: the same
bytes, posted to the same Storage by a page that does nothing else, one request for each file. On loopback, where
bytes cost almost nothing, and over a line with 10 Mbit/s up and 40 ms, which the browser emulates.`,
      rows,
      goals,
    }
  })
}

async function slowDown(pages: readonly Page[], conditions: Conditions): Promise<void> {
  for (const page of pages) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', conditions)
  }
}
