import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seedFiles } from '#bench/notebook/seedFiles.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import type { Report } from '#bench/report.ts'
import { median, timesRow } from '#bench/summary.ts'
import { paths } from '#src/paths.ts'
import { exportAndWatch, type WatchedExport } from './exportAndWatch.ts'
import { profileOf } from './returningVisit.ts'
import { withNotebook } from './withNotebook.ts'

const NOTES = 2_000
const FILE_MIB = 5
const MEBI = 1_048_576
/** Far below the size of the files. What grows with the notes is what zip.js holds for each entry. */
const HIGHEST_GROWTH_MIB = 128

/** Total size of the files, in MiB. `GATEHOUSE_EXPORT_MIB=100` is quicker. */
const total = Number(process.env['GATEHOUSE_EXPORT_MIB'] ?? 500)

/** Measures the speed of an export, and that its memory doesn't grow with the data. */
export function exportBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    const notes = seededNotes(NOTES)
    await seedNotes(signedIn.uid, notes)
    const count = Math.ceil(total / FILE_MIB)
    const owners = Array.from({ length: count }, (_, index) => notes[index % NOTES]?.id ?? '')
    await seedFiles(signedIn.uid, owners, FILE_MIB * MEBI)
    const browser = await launchBrowser(options.executablePath)
    const runs: WatchedExport[] = []
    try {
      const context = await profileOf(browser, origins.app, signedIn)
      for (let run = 0; run < options.runs; run += 1) {
        const page = await context.newPage()
        await page.goto(origins.app + paths.data)
        runs.push(await exportAndWatch(page))
        await page.close()
      }
    } finally {
      await browser.close()
    }
    const times = runs.map(({ time }) => time)
    const growth = Math.max(...runs.map((run) => run.growth))
    const speed = total / (median(times) / 1_000)
    return {
      heading: `export: how long it takes to pack ${NOTES} notes and ${count} files of ${FILE_MIB} MiB into one file, and how much more
memory the page takes meanwhile: its heap and what lies beside it, as the browser counts both.`,
      rows: [timesRow('export', times), `${speed.toFixed(1)} MiB/s`],
      goals: [
        {
          name: 'The growth of memory',
          value: growth,
          limit: HIGHEST_GROWTH_MIB,
          format: (value) => `${value.toFixed(1)} MiB`,
        },
      ],
    }
  })
}
