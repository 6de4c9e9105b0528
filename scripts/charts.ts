import { command } from './process/command.ts'
import { outdatedCharts, writeCharts } from './statecharts/chartFiles.ts'

/** `npm run charts` writes the charts, `npm run charts -- --check` fails if one is out of date. */
await command(async ([option]) => {
  const isCheck = option === '--check'
  const files = isCheck ? await outdatedCharts() : await writeCharts()
  const list = files.map((file) => `\n  ${file}`).join('')
  if (files.length === 0) process.stdout.write('The charts in docs/statecharts are up to date.\n')
  else if (!isCheck) process.stdout.write(`Written in docs/statecharts:${list}\n`)
  else throw new Error(`Out of date in docs/statecharts:${list}\nRun npm run charts.`)
})
