import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench/benchOptions.ts'
import { exportBench } from './bench/exportBench.ts'
import { growthBench } from './bench/growthBench.ts'
import { notesBench } from './bench/notesBench.ts'
import { formatReport, isReached, type Report } from './bench/report.ts'
import { cacheBench } from './bench/cacheBench.ts'
import { signInBench } from './bench/signInBench.ts'
import { typingBench } from './bench/typingBench.ts'
import { uploadsBench } from './bench/uploadsBench.ts'
import { findChromium } from './chromium/findChromium.ts'

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<Report>>> = {
  'sign-in': signInBench,
  notes: notesBench,
  growth: growthBench,
  cache: cacheBench,
  typing: typingBench,
  uploads: uploadsBench,
  export: exportBench,
}

/**
 * `npm run bench` measures everything 5 times, `npm run bench -- notes --runs 9` what it names, as
 * often as it says.
 */
async function main(names: readonly string[], runs: number): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.')
  const chosen = names.map(benchNamed)
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

function benchNamed(name: string) {
  const bench = benches[name]
  if (bench) return bench
  throw new Error(`There is no "${name}". There are: ${Object.keys(benches).join(', ')}.`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
try {
  await main(positionals.length > 0 ? positionals : Object.keys(benches), Number(values.runs))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
