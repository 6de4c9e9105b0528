import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '#scripts/chromium/findChromium.ts'
import { loadBenches } from './loadBenches.ts'
import { formatReport, isReached } from './report.ts'

/** Run only by name: it needs the npm registry. */
const onDemand = 'peers'

/**
 * `npm run bench` measures everything 5 times on this machine; `npm run bench -- notes --runs 9` runs the
 * named benchmarks 9 times.
 */
async function main(names: readonly string[], runs: number): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.')
  const benches = await loadBenches()
  const defaults = [...benches.keys()].filter((name) => name !== onDemand)
  const chosen = (names.length > 0 ? names : defaults).map((name) => {
    const bench = benches.get(name)
    if (bench) return bench
    throw new Error(
      `Unknown benchmark "${name}". Choose one of: ${[...benches.keys()].join(', ')}.`,
    )
  })
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'))
  try {
    const executablePath = await findChromium()
    for (const bench of chosen) {
      const report = await bench({ folder, executablePath, runs })
      process.stdout.write(`\n${formatReport(report)}\n`)
      if (!report.goals.every(isReached)) process.exitCode = 1
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
try {
  await main(positionals, Number(values.runs))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
