import type { Browser } from '@playwright/test'
import { createMember } from '#bench/notebook/member.ts'
import { storeSession } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes } from '#bench/notebook/seedNotes.ts'
import type { Stage } from '#bench/notebook/startStage.ts'
import type { Cost } from './costsTable.ts'
import { steps, stepsElsewhere, type Step } from './steps.ts'

/** A step is over after this much silence. */
const CALM_MS = 5_000

/** Performs every step once in a notebook of 100 notes and measures its cost. */
export async function measureCosts(browser: Browser, stage: Stage<'app'>): Promise<Cost[]> {
  const signedIn = await createMember()
  const notes = seededNotes(100)
  await seedNotes(signedIn.uid, notes)
  const measureOn = async (trustedDevice: 'yes' | 'no', todo: readonly Step[]) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await storeSession(page, stage.origins.app, signedIn, trustedDevice)
    const person = { page, origin: stage.origins.app, uid: signedIn.uid, notes }
    const costs: Cost[] = []
    for (const { what, prepare, act } of todo) {
      await prepare?.(person)
      await stage.firestore.waitUntilQuiet(CALM_MS)
      stage.firestore.take()
      await act(person)
      await stage.firestore.waitUntilQuiet(CALM_MS)
      costs.push({ what, ...stage.firestore.take() })
    }
    await context.close()
    return costs
  }
  return [...(await measureOn('no', stepsElsewhere)), ...(await measureOn('yes', steps))]
}
