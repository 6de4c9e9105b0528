import { beforeEach, expect, it, vi } from 'vitest'
import {
  archiveLockName,
  cleanUpArchives,
  openWorkFile,
} from '#src/storage/data/archive/workFile.ts'
import { archivesFolderName } from '#src/storage/encrypted/storageNames.ts'
import { usersWithDataHere } from '#src/storage/journals/signOutJournal.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { fakeDisk } from '#tests/support/fakes/fakeDisk.ts'

const mine = archivesFolderName('ada')
const theirs = archivesFolderName('bob')
const left = '00000000-0000-4000-8000-000000000001'
const used = '00000000-0000-4000-8000-000000000002'

beforeEach(async () => {
  vi.unstubAllGlobals()
  sharedComputerStore.setState({ isShared: false })
  await emptyJournal()
})

it('an archive on disk has a journal entry, so that it will be removed', async () => {
  const { disk, folders } = fakeDisk()
  vi.stubGlobal('navigator', disk)
  const { remove } = await openWorkFile('ada')
  expect(usersWithDataHere()).toEqual(['ada'])
  expect(folders.get(mine)?.size).toBe(1)
  await remove()
  expect(folders.get(mine)?.size).toBe(0)
})

it('without space for the journal entry, or on a shared computer, nothing is written to disk', async () => {
  const { disk, folders } = fakeDisk()
  vi.stubGlobal('navigator', disk)
  sharedComputerStore.setState({ isShared: true })
  await openWorkFile('ada')
  sharedComputerStore.setState({ isShared: false })
  expect(usersWithDataHere()).toEqual([])
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, clear: () => null })
  const { sink, content } = await openWorkFile('ada')
  const writer = sink.getWriter()
  await writer.write(new Uint8Array([1, 2, 3]))
  await writer.close()
  expect((await content()).size).toBe(3)
  expect(folders.size).toBe(0)
})

it('an archive in memory keeps its bytes after the writer frees them', async () => {
  sharedComputerStore.setState({ isShared: true })
  const { sink, content } = await openWorkFile('ada')
  const writer = sink.getWriter()
  const bytes = new Uint8Array([1, 2, 3])
  await writer.write(bytes)
  structuredClone(null, { transfer: [bytes.buffer] })
  await writer.close()
  expect((await content()).size).toBe(3)
})

it('archives of closed tabs are removed, regardless of the person, but not archives in use', async () => {
  const { disk, folders } = fakeDisk(new Set([archiveLockName(theirs, used)]))
  vi.stubGlobal('navigator', disk)
  folders.set(mine, new Set([left, `${left}.crswap`]))
  folders.set(theirs, new Set([left, used, `${used}.crswap`]))
  folders.set('of something else', new Set([left]))
  await cleanUpArchives()
  expect(Object.fromEntries(folders)).toEqual({
    [theirs]: new Set([used, `${used}.crswap`]),
    'of something else': new Set([left]),
  })
})

function refuse() {
  throw new DOMException('Full.', 'QuotaExceededError')
}
