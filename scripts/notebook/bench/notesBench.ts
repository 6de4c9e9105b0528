import { createMember } from '#scripts/notebook/member.ts'
import { seededNotes, seedNotes } from '#scripts/notebook/seedNotes.ts'
import type { BenchOptions } from '#scripts/bench/benchOptions.ts'
import { launchBrowser } from '#scripts/bench/launchBrowser.ts'
import { asRatio, type Report } from '#scripts/bench/report.ts'
import { returningVisits, type Returning } from './returningVisit.ts'
import { median, visitsRow } from '#scripts/bench/summary.ts'
import { withNotebook } from './withNotebook.ts'

const HIGHEST_RATIO = 1.15
const NOTES = 100

/** How long somebody who is still signed in waits for their notes. */
export function notesBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    await seedNotes(signedIn.uid, seededNotes(NOTES))
    const visits: Record<'app' | 'bare', Returning[]> = { app: [], bare: [] }
    const browser = await launchBrowser(options.executablePath)
    try {
      for (let run = 0; run < options.runs; run += 1) {
        visits.app.push(await returningVisits(browser, origins.app, signedIn))
        visits.bare.push(await returningVisits(browser, origins.bare, signedIn))
      }
    } finally {
      await browser.close()
    }
    const rowOf = (page: keyof typeof visits, name: string, cache: keyof Returning) =>
      visitsRow(
        `${name}, ${cache}`,
        visits[page].map((visit) => visit[cache]),
      )
    const middle = (page: keyof typeof visits, cache: keyof Returning) =>
      median(visits[page].map((visit) => visit[cache].time))
    return {
      heading: `notes: how long somebody who is signed in waits on / until the first of ${NOTES} notes is listed.
Local builds with hosting headers and the local Firebase, CPU 4 times slower, Slow 4G for both. Warm: the
HTTP cache is filled; cold: it is empty. The bare page makes the same query.`,
      rows: [
        rowOf('app', 'the app', 'warm'),
        rowOf('bare', 'bare page', 'warm'),
        rowOf('app', 'the app', 'cold'),
        rowOf('bare', 'bare page', 'cold'),
      ],
      goals: (['warm', 'cold'] as const).map((cache) => ({
        name: `The ratio, ${cache},`,
        value: middle('app', cache) / middle('bare', cache),
        limit: HIGHEST_RATIO,
        format: asRatio,
      })),
    }
  })
}
