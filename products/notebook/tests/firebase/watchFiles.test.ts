import { expect, it, vi } from 'vitest'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import type { NoteFilesEvent } from '#products/notebook/machines/noteFilesMachine.ts'
import { watchFiles } from '#products/notebook/firebase/files/watchFiles.ts'
import { fileOf } from '#tests/support/files.ts'

type Reports = { found: (files: readonly StoredFile[]) => void }

const device = vi.hoisted(() => ({
  rows: [] as readonly { noteId: string }[],
  lost: ['plan.pdf'] as readonly string[] | null,
  cached: [] as (readonly string[])[],
}))
const server = vi.hoisted(() => ({ reports: null as Reports | null }))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    rows: () => Promise.resolve(device.rows),
    subscribe: () => () => undefined,
    lostFiles: {
      get: () => Promise.resolve(device.lost),
      forget: () => Promise.resolve((device.lost = null)),
    },
    cache: {
      files: () => Promise.resolve(null),
      putFiles: (_: string, files: readonly StoredFile[]) =>
        Promise.resolve(device.cached.push(files.map(({ id }) => id))),
    },
  }),
}))
vi.mock('#products/notebook/firebase/files/fileQueries.ts', () => ({
  watchFilesOf: (_userData: unknown, _noteId: string, reports: Reports) => {
    server.reports = reports
    return () => undefined
  },
}))

it('remembers the files of a note that an unsent edit may recreate, and tells which are lost', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  const events: NoteFilesEvent[] = []
  const tell = vi.fn<(event: { type: 'lost.forget' }) => void>()
  watchFiles({
    input: { uid: 'ada', noteId: 'note' },
    sendBack: (event: NoteFilesEvent) => events.push(event),
    receive: (listener: () => void) => tell.mockImplementation(listener),
  } as unknown as Parameters<typeof watchFiles>[0])
  await vi.waitFor(() => expect(server.reports).not.toBeNull())
  device.rows = [{ noteId: 'note' }]
  server.reports?.found([fileOf({ id: 'one' })])
  server.reports?.found([])
  await vi.waitFor(() => expect(events).toHaveLength(3))
  await Promise.resolve()
  device.rows = []
  server.reports?.found([])
  await vi.waitFor(() => expect(device.cached).toEqual([['one'], []]))
  expect(events[0]).toEqual({ type: 'files.lost', names: ['plan.pdf'] })
  tell({ type: 'lost.forget' })
  expect(device.lost).toBeNull()
})
