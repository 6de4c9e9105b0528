import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { repairKeptData, replaceKeptData } from '#local-firebase/keptData.ts'

let place: string
let folder: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  folder = join(place, 'data')
})

afterEach(() => rm(place, { recursive: true }))

test('new data takes the place of the former data, and nothing else is left', async () => {
  await replaceKeptData(folder, write('former'))
  await replaceKeptData(folder, write('new'))
  expect(await readdir(place)).toEqual(['data'])
  expect(await read()).toBe('new')
})

test('the former data stays when the new data cannot be written', async () => {
  await replaceKeptData(folder, write('former'))
  const writing = replaceKeptData(folder, async (newFolder) => {
    await write('half')(newFolder)
    throw new Error('The disk is full.')
  })
  await expect(writing).rejects.toThrow('The disk is full.')
  expect(await read()).toBe('former')
})

test('the former data is found again after a crash between the two renames', async () => {
  await replaceKeptData(folder, write('former'))
  await rename(folder, `${folder}.old`)
  await repairKeptData(folder)
  expect(await read()).toBe('former')
})

test('there is nothing to repair before the first time', async () => {
  await repairKeptData(folder)
  expect(await readdir(place)).toEqual([])
})

function write(content: string): (newFolder: string) => Promise<void> {
  return (newFolder) => writeFile(join(newFolder, 'accounts.json'), content)
}

function read(): Promise<string> {
  return readFile(join(folder, 'accounts.json'), 'utf8')
}
