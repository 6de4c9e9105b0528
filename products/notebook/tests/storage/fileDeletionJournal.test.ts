import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  endUndo,
  watchFileDeletions,
  forgetFileDeletions,
  recordFileDeletion,
  fileDeletionsOf,
  clearFileDeletion,
} from '#products/notebook/storage/fileDeletionJournal.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

const deletion = { fileId: 'gate', undoOwner: 'note' }

afterEach(async () => {
  vi.restoreAllMocks()
  for (const uid of ['ada', 'bob']) forgetFileDeletions(uid)
  await emptyJournal()
})

describe('the record of a file to delete', () => {
  it('is stored under its person until the file is deleted', async () => {
    expect(await recordFileDeletion('ada', deletion, true)).toBe(true)
    expect(Object.entries(localStorage)).toEqual([
      ['gatehouse-journal/file-deletion-ada/gate', '{"v":1,"value":"note"}'],
    ])
    expect([fileDeletionsOf('ada'), fileDeletionsOf('bob')]).toEqual([[deletion], []])
    await clearFileDeletion('ada', 'gate')
    expect([fileDeletionsOf('ada'), localStorage.length]).toEqual([[], 0])
  })

  it('is known immediately, and the browser asks before closing until it is stored', async () => {
    const locking = recordFileDeletion('ada', deletion, true)
    expect([fileDeletionsOf('ada'), wantsToStay()]).toEqual([[deletion], true])
    await locking
    expect(wantsToStay()).toBe(false)
  })

  it("tells when the file can't be restored anymore, but isn't recreated by that", async () => {
    await recordFileDeletion('ada', deletion, true)
    await endUndo('ada', 'gate')
    await endUndo('ada', 'wall')
    expect(fileDeletionsOf('ada')).toEqual([{ fileId: 'gate', undoOwner: '' }])
  })

  it('stays in memory on a shared device, where the browser asks before closing', async () => {
    expect(await recordFileDeletion('ada', deletion, false)).toBe(false)
    expect([localStorage.length, wantsToStay()]).toEqual([0, true])
    await endUndo('ada', 'gate')
    expect(fileDeletionsOf('ada')).toEqual([{ fileId: 'gate', undoOwner: '' }])
    expect(localStorage.length).toBe(0)
    await clearFileDeletion('ada', 'gate')
    expect([fileDeletionsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('stays in memory if storage is blocked, until its person has signed out', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await recordFileDeletion('ada', deletion, true)).toBe(false)
    expect(fileDeletionsOf('ada')).toEqual([deletion])
    forgetFileDeletions('bob')
    expect(wantsToStay()).toBe(true)
    forgetFileDeletions('ada')
    expect([fileDeletionsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('reports all deletions at once and after every change, also in another tab', async () => {
    const reported: string[][] = []
    const stop = watchFileDeletions('ada', (deletions) => {
      reported.push(deletions.map(({ fileId }) => fileId))
    })
    await recordFileDeletion('ada', deletion, true)
    const other = new BroadcastChannel('gatehouse-journal')
    for (const name of ['file-deletion-bob/wall', 'file-deletion-ada/wall'])
      other.postMessage({ name, before: null, now: 'note' })
    await vi.waitFor(() => expect(fileDeletionsOf('ada')).toHaveLength(2))
    other.close()
    stop()
    await clearFileDeletion('ada', 'gate')
    expect(reported).toEqual([[], ['gate'], ['gate', 'wall']])
  })
})

/** Whether the browser would ask before closing the page. */
function wantsToStay(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
