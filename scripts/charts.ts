import { parseArgs } from 'node:util'
import { staleCharts, writeCharts } from './statecharts/chartFiles.ts'

const HEADING = 'docs/statecharts does not match the machines:'

/** `npm run charts` draws the machines, `npm run charts -- --check` lists outdated charts. */
async function main(isCheck: boolean): Promise<void> {
  if (!isCheck) {
    const names = await writeCharts()
    process.stdout.write(`Wrote ${names.length} files to docs/statecharts.\n`)
    return
  }
  const stale = await staleCharts()
  if (stale.length > 0) throw new Error([HEADING, ...stale, 'Run npm run charts.'].join('\n'))
  process.stdout.write('docs/statecharts matches the machines.\n')
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  await main(values.check)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
