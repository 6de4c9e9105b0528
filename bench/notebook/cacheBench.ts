import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import { asRatio, type Report } from '#bench/report.ts'
import { median, timesRow } from '#bench/summary.ts'
import { profileOf, visitNotes } from './returningVisit.ts'
import { withNotebook } from './withNotebook.ts'

const NOTES = 100
const HIGHEST_RATIO = 0.75

/** Measures how much earlier a person's own device lists notes from its cache. */
export function cacheBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    await seedNotes(signedIn.uid, seededNotes(NOTES))
    const browser = await launchBrowser(options.executablePath)
    const own: number[] = []
    const other: number[] = []
    try {
      const trustedDevice = await profileOf(browser, origins.app, signedIn, 'own')
      const otherDevice = await profileOf(browser, origins.app, signedIn, 'other')
      for (let run = 0; run < options.runs; run += 1) {
        own.push((await visitNotes(trustedDevice, origins.app)).time)
        other.push((await visitNotes(otherDevice, origins.app)).time)
      }
    } finally {
      await browser.close()
    }
    return {
      heading: `cache: how long until the first note is listed, on a device that the person called their own, before the
server has confirmed it, and on any other. The HTTP cache is filled; no service worker takes part.`,
      rows: [timesRow('own device', own), timesRow('other device', other)],
      goals: [
        {
          name: 'The ratio',
          value: median(own) / median(other),
          limit: HIGHEST_RATIO,
          format: asRatio,
        },
      ],
    }
  })
}
