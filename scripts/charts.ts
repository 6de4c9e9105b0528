import { parseArgs } from 'node:util'
import { outdatedCharts, writeCharts } from './statecharts/chartFiles.ts'

/** `npm run charts` writes the charts, `npm run charts -- --check` fails if one is out of date. */
async function main(isCheck: boolean): Promise<void> {
  const files = isCheck ? await outdatedCharts() : await writeCharts()
  const list = files.map((file) => `\n  ${file}`).join('')
  if (files.length === 0) process.stdout.write('The charts in docs/statecharts are up to date.\n')
  else if (!isCheck) process.stdout.write(`Written in docs/statecharts:${list}\n`)
  else throw new Error(`Out of date in docs/statecharts:${list}\nRun npm run charts.`)
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  await main(values.check)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
