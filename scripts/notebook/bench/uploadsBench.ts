import { createMember } from '#scripts/notebook/member.ts'
import { seededNotes, seedNotes } from '#scripts/notebook/seedNotes.ts'
import { pathOfNote } from '#src/notebook/paths.ts'
import type { BenchOptions } from '#scripts/bench/benchOptions.ts'
import { launchBrowser } from '#scripts/bench/launchBrowser.ts'
import { postBytes } from './postBytes.ts'
import { asRatio, type Report } from '#scripts/bench/report.ts'
import { profileOf } from './returningVisit.ts'
import { median, timesRow } from '#scripts/bench/summary.ts'
import { uploadFiles } from './uploadFiles.ts'
import { withNotebook } from './withNotebook.ts'

const MEBI = 1_048_576
const HIGHEST_RATIO = 3

/** What is sent: one large file, and several at once. */
const loads = [
  { name: '1 × 10 MiB', count: 1, size: 10 * MEBI },
  { name: '6 × 2 MiB', count: 6, size: 2 * MEBI },
]

/** How long files take to get to the server, with everything that the app does for it. */
export function uploadsBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    const [note] = seededNotes(1)
    if (!note) throw new Error('There is no note to add files to.')
    await seedNotes(signedIn.uid, [note])
    const browser = await launchBrowser(options.executablePath)
    const rows: string[] = []
    const goals: Report['goals'] = []
    try {
      const context = await profileOf(browser, origins.app, signedIn)
      const page = await context.newPage()
      const bare = await context.newPage()
      await page.goto(origins.app + pathOfNote(note.id))
      await bare.goto(`${origins.bare}/nothing.txt`)
      for (const { name, count, size } of loads) {
        const app: number[] = []
        const raw: number[] = []
        for (let run = 0; run < options.runs; run += 1) {
          app.push(await uploadFiles(page, `${count}-${run}`, count, size))
          raw.push(await postBytes(bare, count, size))
        }
        const speed = ((count * size) / MEBI / median(app)) * 1_000
        rows.push(`${timesRow(`the app, ${name}`, app)}  ${speed.toFixed(1)} MiB/s`)
        rows.push(timesRow(`bare, ${name}`, raw))
        goals.push({
          name: `The ratio, ${name},`,
          value: median(app) / median(raw),
          limit: HIGHEST_RATIO,
          format: asRatio,
        })
      }
    } finally {
      await browser.close()
    }
    return {
      heading: `uploads: from the moment a person gives files until all of them are listed in their note. Bare: the same
bytes, posted to the same Storage by a page that does nothing else, one request for each file.`,
      rows,
      goals,
    }
  })
}
