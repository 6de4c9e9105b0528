import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import { asRatio, type Report } from '#bench/report.ts'
import { median, visitsRow } from '#bench/summary.ts'
import { returningVisits, type Returning } from './returningVisit.ts'
import { withNotebook } from './withNotebook.ts'

const NOTES = 100

/** The app on a person's own or another device, or the bare page. */
type Place = 'own' | 'other' | 'bare'

const titles: Readonly<Record<Place, string>> = {
  own: 'own device',
  other: 'other device',
  bare: 'bare page',
}

/** Limits, as a ratio to the bare page, which has no font. */
const highestRatios = [
  { place: 'own', cache: 'warm', limit: 0.28 },
  { place: 'other', cache: 'warm', limit: 0.8 },
  { place: 'other', cache: 'cold', limit: 1.15 },
] as const

/** Measures how long a signed-in person waits for their notes. */
export function notesBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    await seedNotes(signedIn.uid, seededNotes(NOTES))
    const visits: Record<Place, Returning[]> = { own: [], other: [], bare: [] }
    const browser = await launchBrowser(options.executablePath)
    try {
      for (let run = 0; run < options.runs; run += 1) {
        for (const device of ['own', 'other'] as const) {
          visits[device].push(await returningVisits(browser, origins.app, signedIn, device))
        }
        visits.bare.push(await returningVisits(browser, origins.bare, signedIn))
      }
    } finally {
      await browser.close()
    }
    return reportOf(visits)
  })
}

function reportOf(visits: Record<Place, readonly Returning[]>): Report {
  const visitsOf = (place: Place, cache: keyof Returning) =>
    visits[place].map((visit) => visit[cache])
  const middle = (place: Place, cache: keyof Returning) =>
    median(visitsOf(place, cache).map(({ time }) => time))
  return {
    heading: `notes: how long someone who is signed in waits on / until the first of ${NOTES} notes is listed, on a device of
their own and on any other. Local builds with hosting headers and the local Firebase, CPU 4 times slower, Slow 4G for
all. Warm: the HTTP cache is filled; cold: it is empty. No service worker takes part. The bare page makes the same
query.`,
    rows: (['warm', 'cold'] as const).flatMap((cache) =>
      (['own', 'other', 'bare'] as const).map((place) =>
        visitsRow(`${titles[place]}, ${cache}`, visitsOf(place, cache)),
      ),
    ),
    goals: highestRatios.map(({ place, cache, limit }) => ({
      name: `The ratio, ${titles[place]}, ${cache},`,
      value: middle(place, cache) / middle('bare', cache),
      limit,
      format: asRatio,
    })),
  }
}
