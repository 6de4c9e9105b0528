import type { BenchOptions } from './benchOptions.ts'
import { launchBrowser } from './launchBrowser.ts'
import { measureVisit } from './measureVisit.ts'
import { startOwnPages, type Contestant } from './peers/contestants.ts'
import { SIGN_IN_REQUEST, timeToSubmit } from './peers/signInVisits.ts'
import type { Report } from './report.ts'
import { recordTrace } from './trace/recordTrace.ts'
import { visitIn, type Visit } from './trace/traceEvent.ts'
import { traceTable } from './trace/traceTable.ts'

/** Explains with Chromium's trace why the sign-in page takes longer than the pages that it is compared with. */
export async function traceBench(options: BenchOptions): Promise<Report> {
  const { ours, ownHtml, bare, stop } = await startOwnPages(options)
  const visits = { ours: [], ownHtml: [], oursSent: [], bareSent: [] } as Record<string, Visit[]>
  try {
    for (let run = 0; run < options.runs; run += 1) {
      visits['ours']?.push(await traceTyping(ours, options))
      visits['ownHtml']?.push(await traceTyping(ownHtml, options))
      visits['oursSent']?.push(await traceSubmit(ours, options))
      visits['bareSent']?.push(await traceSubmit(bare, options))
    }
  } finally {
    await stop()
  }
  const traced = (name: string, key: string, files: readonly string[]) => {
    return { name, visits: visits[key] ?? [], files }
  }
  return {
    heading: `trace: what the browser does until the email field keeps what is typed, and until a sign-in request leaves.
Every moment of a first visit is in one line, by the innermost event of the page's main thread, or by the request
that it waits for. Mean of ${options.runs}, CPU 4 times slower, Slow 4G, recorded by Chromium itself.`,
    rows: [
      ...traceTable(
        'Until the email field keeps text, ms',
        traced(ours.name, 'ours', ['the HTML']),
        traced(ownHtml.name, 'ownHtml', ['the HTML']),
      ),
      ...traceTable(
        'Until a sign-in request leaves, ms',
        traced(ours.name, 'oursSent', ['the HTML', 'signIn.js']),
        traced(bare.name, 'bareSent', ['the HTML', 'index.js']),
      ),
    ],
    goals: [],
  }
}

async function traceTyping({ host }: Contestant, { executablePath }: BenchOptions): Promise<Visit> {
  const browser = await launchBrowser(executablePath)
  const url = `${host.origin}/sign-in`
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const { result, events } = await recordTrace(browser, () => measureVisit(page, url, 'typable'))
    return visitIn(events, url, result.time)
  } finally {
    await browser.close()
  }
}

async function traceSubmit({ host }: Contestant, { executablePath }: BenchOptions): Promise<Visit> {
  const browser = await launchBrowser(executablePath)
  const url = `${host.origin}/sign-in`
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const { events } = await recordTrace(browser, () => timeToSubmit(context, url))
    return visitIn(events, url, { request: SIGN_IN_REQUEST })
  } finally {
    await browser.close()
  }
}
