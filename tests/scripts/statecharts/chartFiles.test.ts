import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleCharts, writeCharts, type ChartFolders } from '#scripts/statecharts/chartFiles.ts'

let folders: ChartFolders

beforeEach(async () => {
  folders = {
    machines: [fileURLToPath(new URL('machines', import.meta.url))],
    charts: await mkdtemp(join(tmpdir(), 'gatehouse-charts-')),
  }
})

afterEach(() => rm(folders.charts, { recursive: true }))

test('each machine gets a page and a picture, listed in the index', async () => {
  await writeCharts(folders)
  expect((await readdir(folders.charts)).toSorted()).toEqual([
    'README.md',
    'door.md',
    'door.svg',
    'upload.md',
    'upload.svg',
  ])
})

test('new charts are not outdated', async () => {
  await writeCharts(folders)
  expect(await staleCharts(folders)).toEqual([])
})

test('missing, changed, and leftover charts are listed', async () => {
  await writeCharts(folders)
  await rm(join(folders.charts, 'door.md'))
  await writeFile(join(folders.charts, 'upload.svg'), '<svg/>')
  await writeFile(join(folders.charts, 'window.svg'), '<svg/>')
  expect(await staleCharts(folders)).toEqual([
    'door.md is missing.',
    'upload.svg is stale.',
    'window.svg is left over.',
  ])
})

test('checking charts writes nothing', async () => {
  await staleCharts(folders)
  expect(await readdir(folders.charts)).toEqual([])
})

test('writing deletes leftover charts', async () => {
  await writeFile(join(folders.charts, 'window.svg'), '<svg/>')
  await writeCharts(folders)
  expect(await staleCharts(folders)).toEqual([])
})

test('a file without a machine of its name is refused', async () => {
  await writeFile(join(folders.charts, 'windowMachine.ts'), 'export const machine = {}')
  const path = join(folders.charts, 'windowMachine.ts')
  await expect(staleCharts({ machines: [folders.charts], charts: folders.charts })).rejects.toThrow(
    `${path} must export a machine with the name windowMachine.`,
  )
})
