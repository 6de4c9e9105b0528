import type { Browser } from '@playwright/test'
import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import type { Stage } from '#bench/notebook/startStage.ts'
import { asPercentage, type Report } from '#bench/report.ts'
import { growthIn, median, timesRow } from '#bench/summary.ts'
import { profileOf, visitNotes } from './returningVisit.ts'
import { weighVisit, type VisitWeight } from './weighVisit.ts'
import { withNotebook } from './withNotebook.ts'

const SIZES = [100, 1_000, 10_000]
const HIGHEST_GROWTH = 0.15

/** Visit times of one notebook, and the weight of one visit. */
type Measured = { size: number; times: number[]; weight: VisitWeight }

/** Measures whether a notebook opens equally fast with any number of notes. */
export function growthBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async (stage) => {
    const browser = await launchBrowser(options.executablePath)
    try {
      return reportOf(await measureSizes(browser, stage, options.runs))
    } finally {
      await browser.close()
    }
  })
}

async function measureSizes(
  browser: Browser,
  { origins, firestore }: Stage<'app'>,
  runs: number,
): Promise<Measured[]> {
  const notebooks = []
  for (const size of SIZES) {
    const signedIn = await createMember()
    await seedNotes(signedIn.uid, seededNotes(size))
    const context = await profileOf(browser, origins.app, signedIn)
    const weight = await weighVisit(context, origins.app, firestore)
    notebooks.push({ size, times: [] as number[], weight, context })
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { context, times } of notebooks) {
      times.push((await visitNotes(context, origins.app)).time)
    }
  }
  return notebooks
}

function reportOf(measured: readonly Measured[]): Report {
  const growth = (name: string, figureOf: (one: Measured) => number) => ({
    name: `The growth of ${name}`,
    value: growthIn(measured.map(figureOf)),
    limit: HIGHEST_GROWTH,
    format: asPercentage,
  })
  return {
    heading: `growth: the same warm visit to notebooks of different sizes; elements of the page, heap after a garbage
collection, and documents that Firestore sent.`,
    rows: measured.map(({ size, times, weight: { elements, heap, reads } }) =>
      [
        timesRow(`${size} notes`, times),
        `${elements} elements`.padStart(15),
        `${(heap / 1e6).toFixed(2)} MB`.padStart(9),
        `${reads} documents`.padStart(14),
      ].join(' '),
    ),
    goals: [
      growth('the time', ({ times }) => median(times)),
      growth('the page', ({ weight }) => weight.elements),
      growth('the heap', ({ weight }) => weight.heap),
      growth('what is read', ({ weight }) => weight.reads),
    ],
  }
}
