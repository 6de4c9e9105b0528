import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { slowDownNetwork, slowDownProcessor } from './slowness.ts'

/** What one visit to a page took. */
export type Visit = {
  /** Milliseconds from the start of the visit until what the probe looks for. */
  time: number
  /** Bytes that had arrived by then, headers included. */
  received: number
}

/** What is looked for in a page; `typable`: the email field keeps what is typed; `row`: a note is listed. */
export type Probe = 'typable' | 'row'

const PATIENCE_MS = 60_000

/** Visits an address on a slow machine and a slow network. The page must be new. */
export async function measureVisit(page: Page, url: string, probe: Probe): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page)
  await slowDownNetwork(devtools)
  await slowDownProcessor(devtools)

  let received = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await page.exposeFunction('benchInsertText', async (text: string) => {
    await devtools.send('Input.insertText', { text })
  })
  const found = new Promise<number>((resolve, reject) => {
    page.exposeFunction('benchReport', resolve).catch(reject)
  })
  await page.addInitScript({ path: join(PROJECT_ROOT, 'scripts', 'bench', `${probe}Probe.js`) })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await Promise.race([found, patienceEnds(url)])
  return { time, received }
}

async function patienceEnds(url: string): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false })
  throw new Error(`${url} was not ready within ${PATIENCE_MS / 1000} s.`)
}
