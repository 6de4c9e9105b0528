import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBarePage } from './bench/buildBarePage.ts'
import { comparePages } from './bench/comparePages.ts'
import { formatSummary } from './bench/summary.ts'
import { findChromium } from './chromium/findChromium.ts'
import { buildApp } from './hosting/buildApp.ts'
import { exampleProject } from './hosting/firebaseEnvironment.ts'

const HIGHEST_RATIO = 1.1
const HEADING = `
How long a first visitor waits until the e-mail field on /sign-in can be typed into.
Production builds with hosting headers, CPU 4 times slower, Slow 4G, an empty profile each time.

               median           range    received`

/** `npm run bench` visits each page 5 times, `npm run bench -- --runs 9` as often as it says. */
async function main(runs: number): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.')
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'))
  const directories = { app: join(folder, 'app'), bare: join(folder, 'bare') }
  try {
    const build = await buildApp(directories.app, exampleProject())
    if (!build.succeeded) throw new Error(`The app cannot be built.\n${build.output}`)
    await buildBarePage(directories.bare)

    const { app, bare } = await comparePages(directories, await findChromium(), runs)
    const ratio = app.median / bare.median
    print(HEADING)
    print(formatSummary('the app', app))
    print(formatSummary('bare page', bare))
    const isReached = ratio <= HIGHEST_RATIO
    const goal = `The goal, at most ${HIGHEST_RATIO.toFixed(2)}`
    print(`\nThe ratio is ${ratio.toFixed(3)}. ${goal}, is ${isReached ? 'reached' : 'missed'}.`)
    process.exitCode = isReached ? 0 : 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
try {
  await main(Number(values.runs))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
