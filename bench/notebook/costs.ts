import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#scripts/chromium/findChromium.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { launchBrowser } from '../launchBrowser.ts'
import { formatReport, isReached } from '../report.ts'
import { costsGoals } from './costs/costsGoals.ts'
import { costsTable } from './costs/costsTable.ts'
import { measureCosts } from './costs/measureCosts.ts'
import { startStage } from './startStage.ts'

/**
 * `npm run costs` prints what each action costs in Firestore operations and bytes, and fails if one of the
 * most frequent reads too much.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-costs-'))
  try {
    await buildApp(folder, noProject())
    const stage = await startStage({ app: folder })
    const browser = await launchBrowser(await findChromium())
    try {
      const costs = await measureCosts(browser, stage)
      const goals = costsGoals(costs)
      const heading = 'costs: what each action costs in Firestore operations, with 100 notes.'
      process.stdout.write(`\n${formatReport({ heading, rows: [costsTable(costs)], goals })}\n`)
      if (!goals.every(isReached)) process.exitCode = 1
    } finally {
      await browser.close()
      await stage.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
