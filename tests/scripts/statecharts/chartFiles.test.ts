import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outdatedCharts, writeCharts, type ChartPlaces } from '#scripts/statecharts/chartFiles.ts'
import { toMermaid } from '#scripts/statecharts/mermaid.ts'
import { doorMachine } from './machines/doorMachine.ts'

let folder: string
let places: ChartPlaces

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-charts-'))
  places = {
    machines: [fileURLToPath(new URL('machines', import.meta.url))],
    pages: join(folder, 'pages'),
  }
})

afterEach(() => rm(folder, { recursive: true }))

test('each machine gets a page with its purpose and its chart', async () => {
  await writeCharts(places)
  expect(await readFile(join(places.pages, 'door.md'), 'utf8')).toEqual(`# door

A door that opens to whoever knows the code.

\`\`\`mermaid
${toMermaid(doorMachine)}
\`\`\`
`)
})

test('the index links to every page', async () => {
  await writeCharts(places)
  expect(await readFile(join(places.pages, 'README.md'), 'utf8')).toEqual(`# Statecharts

\`npm run charts\` writes these pages from the machines in \`src/machines\`, \`src/dev\`, and \`products/notebook/machines\`.

- [door](door.md): A door that opens to whoever knows the code.
- [upload](upload.md)
`)
})

test('new charts are not outdated', async () => {
  await writeCharts(places)
  expect(await outdatedCharts(places)).toEqual([])
})

test('missing, changed, and leftover charts are listed, and writing removes them from the list', async () => {
  await writeCharts(places)
  await rm(join(places.pages, 'door.md'))
  await writeFile(join(places.pages, 'upload.md'), '# upload')
  await writeFile(join(places.pages, 'window.md'), '# window')
  const outdated = ['door.md', 'upload.md', 'window.md']
  expect(await outdatedCharts(places)).toEqual(outdated)
  expect(await writeCharts(places)).toEqual(outdated)
  expect(await outdatedCharts(places)).toEqual([])
})

test('checking charts writes nothing', async () => {
  await outdatedCharts(places)
  expect(await readdir(folder)).toEqual([])
})

test('a file without a machine of its name is refused', async () => {
  const path = join(folder, 'windowMachine.ts')
  await writeFile(path, 'export const machine = {}')
  await expect(outdatedCharts({ ...places, machines: [folder] })).rejects.toThrow(
    `${path} must export a machine with the name windowMachine.`,
  )
})
