import type { BrowserContext } from '@playwright/test'
import type { Stage } from '#bench/notebook/startStage.ts'
import { waitUntilIdle } from './returningVisit.ts'

/** What a visit uses in the browser, and what it reads. */
export type VisitWeight = {
  elements: number
  /** Bytes of the JavaScript heap after a garbage collection. */
  heap: number
  /** Documents that Firestore sent. */
  reads: number
}

const CALM_MS = 1_000

/** Opens the notes without throttling, and measures once the page is idle. */
export async function weighVisit(
  context: BrowserContext,
  origin: string,
  firestore: Stage<'app'>['firestore'],
): Promise<VisitWeight> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await firestore.waitUntilQuiet(CALM_MS)
  firestore.take()
  await page.goto(origin)
  await waitUntilIdle(page)
  await firestore.waitUntilQuiet(CALM_MS)
  const { reads } = firestore.take()
  const elements = await page.locator('*').count()
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await page.close()
  return { elements, heap: usedSize, reads }
}
