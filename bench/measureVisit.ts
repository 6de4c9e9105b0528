import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { slowDownNetwork, slowDownProcessor } from './slowness.ts'

/** The measurements of one visit. */
export type Visit = {
  /** Milliseconds from the start of the visit until the probe succeeds. */
  time: number
  /** Bytes received until then, including headers. */
  received: number
}

/** What to wait for: `typable`, until the email field keeps typed text; `row`, until a note is listed. */
type Probe = 'typable' | 'row'

const TIMEOUT_MS = 60_000

/** Visits a URL with a throttled CPU and network. The page must be new. */
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
  await page.addInitScript({ path: join(import.meta.dirname, `${probe}Probe.js`) })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await Promise.race([found, failAfterTimeout(url)])
  return { time, received }
}

async function failAfterTimeout(url: string): Promise<never> {
  await setTimeout(TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`${url} was not ready within ${TIMEOUT_MS / 1000} s.`)
}
