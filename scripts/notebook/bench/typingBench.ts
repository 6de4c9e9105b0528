import { join } from 'node:path'
import { createMember } from '#scripts/notebook/member.ts'
import { seededNotes, seedNotes, textOf } from '#scripts/notebook/seedNotes.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { pathOfNote } from '#src/notebook/paths.ts'
import type { BenchOptions } from '#scripts/bench/benchOptions.ts'
import { launchBrowser } from '#scripts/bench/launchBrowser.ts'
import { asMilliseconds, type Report } from '#scripts/bench/report.ts'
import { profileOf } from './returningVisit.ts'
import { slowDownProcessor } from '#scripts/bench/slowness.ts'
import { median, timesRow } from '#scripts/bench/summary.ts'
import { typeAndWatch, type Frames } from './typeAndWatch.ts'
import { withNotebook } from './withNotebook.ts'

const LONGEST_FRAME_MS = 50
const KEYS = 60
const LENGTH = 200_000
const SHORT = 1_000

/** Where in a text is typed: a part of its length. */
const places = { end: 1, middle: 0.5 }

/** Whether typing in the longest note that there can be stays smooth. */
export function typingBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    const [long, short] = seededNotes(2)
    if (!long || !short) throw new Error('There are no notes to type in.')
    // Room for what is typed in all runs.
    long.body = textOf(LENGTH - 2 * KEYS * options.runs)
    short.body = textOf(SHORT)
    await seedNotes(signedIn.uid, [long, short])
    const browser = await launchBrowser(options.executablePath)
    try {
      const context = await profileOf(browser, origins.app, signedIn)
      const page = await context.newPage()
      await page.addInitScript({
        path: join(PROJECT_ROOT, 'scripts', 'notebook', 'bench', 'frameProbe.js'),
      })
      await slowDownProcessor(await context.newCDPSession(page))
      const watch = async (noteId: string, place: number) => {
        await page.goto(origins.app + pathOfNote(noteId))
        return typeAndWatch(page, place, KEYS)
      }
      const atEnd: Frames[] = []
      const inMiddle: Frames[] = []
      const inShort: Frames[] = []
      for (let run = 0; run < options.runs; run += 1) {
        atEnd.push(await watch(long.id, places.end))
        inMiddle.push(await watch(long.id, places.middle))
        inShort.push(await watch(short.id, places.end))
      }
      return reportOf({ atEnd, inMiddle, inShort })
    } finally {
      await browser.close()
    }
  })
}

function reportOf(frames: Record<'atEnd' | 'inMiddle' | 'inShort', Frames[]>): Report {
  const longest = (name: keyof typeof frames) => frames[name].map((one) => one.longest)
  const row = (title: string, name: keyof typeof frames) => {
    const late = median(frames[name].map((one) => one.late))
    return `${timesRow(title, longest(name))}  ${late} later than ${LONGEST_FRAME_MS} ms`
  }
  const goal = (where: string, name: keyof typeof frames) => ({
    name: `The longest frame ${where}`,
    value: median(longest(name)),
    limit: LONGEST_FRAME_MS,
    format: asMilliseconds,
  })
  return {
    heading: `typing: the longest frame while ${KEYS} characters are typed in a note of ${LENGTH} characters and kept, CPU 4
times slower. What a short note takes is what the machine and the browser take by themselves.`,
    rows: [
      row('at the end', 'atEnd'),
      row('in the middle', 'inMiddle'),
      row('in a short note', 'inShort'),
    ],
    goals: [goal('at the end', 'atEnd'), goal('in the middle', 'inMiddle')],
  }
}
