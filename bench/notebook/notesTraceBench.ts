import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember, type Member } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import type { Report } from '#bench/report.ts'
import { recordTrace } from '#bench/trace/recordTrace.ts'
import { visitIn, type Visit } from '#bench/trace/traceEvent.ts'
import { traceTable } from '#bench/trace/traceTable.ts'
import { profileOf, visitNotes, type Device } from './returningVisit.ts'
import { withNotebook } from './withNotebook.ts'

const NOTES = 100

/** What the bare page needs one after the other. Its data comes from another host. */
const bareFiles = ['the HTML', 'index.js', 'accounts:lookup']

/** Explains with Chromium's trace what someone who is signed in waits for until their notes are listed. */
export function notesTraceBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    await seedNotes(signedIn.uid, seededNotes(NOTES))
    const visits = {
      own: [] as Visit[],
      bareWarm: [] as Visit[],
      other: [] as Visit[],
      bareCold: [] as Visit[],
    }
    for (let run = 0; run < options.runs; run += 1) {
      const trace = (origin: string, device: Device, isCold: boolean) =>
        traceNotes(options, origin, signedIn, device, isCold)
      visits.own.push(await trace(origins.app, 'own', false))
      visits.bareWarm.push(await trace(origins.bare, 'other', false))
      visits.other.push(await trace(origins.app, 'other', true))
      visits.bareCold.push(await trace(origins.bare, 'other', true))
    }
    const bare = { name: 'bare page', files: bareFiles }
    return {
      heading: `notesTrace: what the browser does until the first of ${NOTES} notes is listed. Every moment is in one line, by the
innermost event of the page's main thread, or by the request that it waits for. Mean of ${options.runs}, CPU 4 times slower,
Slow 4G, recorded by Chromium itself.`,
      rows: [
        ...traceTable(
          'Own device, warm cache, ms',
          { name: 'own device', visits: visits.own, files: ['the HTML'] },
          { ...bare, visits: visits.bareWarm },
        ),
        ...traceTable(
          'Other device, cold cache, ms',
          {
            name: 'other device',
            visits: visits.other,
            files: ['the HTML', 'signIn.js', 'accounts:lookup'],
          },
          { ...bare, visits: visits.bareCold },
        ),
      ],
      goals: [],
    }
  })
}

async function traceNotes(
  { executablePath }: BenchOptions,
  origin: string,
  signedIn: Member,
  device: Device,
  isCold: boolean,
): Promise<Visit> {
  const browser = await launchBrowser(executablePath)
  try {
    const context = await profileOf(browser, origin, signedIn, device)
    const { result, events } = await recordTrace(browser, () =>
      visitNotes(context, origin, { isCold }),
    )
    return visitIn(events, `${origin}/`, result.time)
  } finally {
    await browser.close()
  }
}
