import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, print } from './process/command.ts'
import { chartFolder, chartPages } from './statecharts/chartPages.ts'

/** `npm run charts` writes the charts in docs/statecharts. */
await command(async () => {
  const pages = await chartPages()
  await rm(chartFolder, { recursive: true, force: true })
  await mkdir(chartFolder)
  for (const [name, text] of pages) await writeFile(join(chartFolder, name), text)
  print('The charts in docs/statecharts are up to date.')
})
