import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { LAUNCH_ARGUMENTS } from '#scripts/chromium/launchArguments.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** What one first visit to a page took. */
export type Visit = {
  /** Milliseconds from the start of the visit until the e-mail field kept what was typed. */
  typableAfter: number
  /** Bytes that had arrived by then, headers included. */
  received: number
}

const PROBE = join(PROJECT_ROOT, 'scripts', 'bench', 'typableProbe.js')
const PATIENCE_MS = 60_000
const CPU_SLOWDOWN = 4

/** The "Slow 4G" of Chromium's DevTools. Latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}

/** Only this machine can be reached, so that no result depends on the network. */
const OWN_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Visits a page in a new browser with an empty profile, on a slow machine and a slow network. */
export async function measureVisit(url: string, executablePath: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath,
    args: [...LAUNCH_ARGUMENTS, OWN_MACHINE_ONLY],
  })
  try {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

    let received = 0
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
      received += encodedDataLength
    })
    await page.exposeFunction('benchInsertText', async (text: string) => {
      await devtools.send('Input.insertText', { text })
    })
    const typable = new Promise<number>((resolve, reject) => {
      page.exposeFunction('benchReportTypable', resolve).catch(reject)
    })
    await page.addInitScript({ path: PROBE })
    await page.goto(url, { waitUntil: 'commit' })
    const typableAfter = await Promise.race([typable, patienceEnds(url)])
    return { typableAfter, received }
  } finally {
    await browser.close()
  }
}

async function patienceEnds(url: string): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false })
  throw new Error(`No e-mail field at ${url} could be typed into within ${PATIENCE_MS / 1000} s.`)
}
