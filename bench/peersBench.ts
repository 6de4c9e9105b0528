import { cpus, platform, totalmem } from 'node:os'
import type { BenchOptions } from './benchOptions.ts'
import { launchBrowser } from './launchBrowser.ts'
import { names, startContestants, type Absent } from './peers/contestants.ts'
import { peerPages, versionsOf } from './peers/peerPages.ts'
import {
  peersGoals,
  peersTable,
  type MeasuredPage,
  type SignInFigures,
} from './peers/peersTable.ts'
import { htmlSize, visitSignIn } from './peers/signInVisits.ts'
import type { Report } from './report.ts'

const GIBI = 2 ** 30

/** Compares the sign-in page with those of other libraries, installed from npm. */
export async function peersBench(options: BenchOptions): Promise<Report> {
  const { executablePath, runs } = options
  const { present, absent, stop } = await startContestants(options)
  try {
    const figures = new Map(present.map(({ name }) => [name, [] as SignInFigures[]]))
    // Alternately, so that a slow moment of the machine affects all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const contestant of present) {
        figures.get(contestant.name)?.push(await visitSignIn(contestant, executablePath))
      }
    }
    const pages: MeasuredPage[] = []
    for (const contestant of present) {
      const { name } = contestant
      pages.push({ name, html: await htmlSize(contestant), figures: figures.get(name) ?? [] })
    }
    return {
      heading: await headingOf(options, absent),
      rows: peersTable(pages),
      goals: peersGoals(pages, names),
      isMarkdown: true,
    }
  } finally {
    await stop()
  }
}

async function headingOf(
  { executablePath, runs }: BenchOptions,
  absent: readonly Absent[],
): Promise<string> {
  const browser = await launchBrowser(executablePath)
  const version = browser.version()
  await browser.close()
  const [processor] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const missing = absent.map(({ name, reason }) => `\nNot measured: ${name}. ${reason}`)
  return `peers: sign-in pages side by side, one after the other in the same run. Median of ${runs}, CPU 4 times slower, Slow 4G,
a host that compresses with Brotli, an empty profile for every first visit. Typed: the email field keeps what is
typed. Possible to submit: the request leaves. CLS: all layout shifts, also after typing.

${day}, Chromium ${version}, Node ${process.versions.node}, ${platform()}, ${cpus().length} × ${processor?.model ?? 'processor'}, ${(totalmem() / GIBI).toFixed(0)} GiB.
${versionsOf(peerPages)}.${missing.join('')}`
}
