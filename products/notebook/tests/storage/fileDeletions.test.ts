import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { deleteFiles } from '#products/notebook/firebase/files/deleteFiles.ts'
import { finishFileDeletions } from '#products/notebook/firebase/files/finishFileDeletions.ts'
import {
  noteFilesMachine,
  type NoteFilesEvent,
  type NoteFilesInput,
} from '#products/notebook/machines/noteFilesMachine.ts'
import {
  forgetFileDeletions,
  recordFileDeletion,
  fileDeletionsOf,
  clearFileDeletion,
} from '#products/notebook/storage/fileDeletionJournal.ts'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { failed } from '#tests/support/failures.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { fileOf } from '#tests/support/files.ts'

const device = vi.hoisted(() => ({
  problem: null as 'shared' | null,
  listeners: new Set<(update: NotebookUpdate) => void>(),
}))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    problem: () => device.problem,
    subscribe: (listener: (update: NotebookUpdate) => void) => {
      device.listeners.add(listener)
      return () => device.listeners.delete(listener)
    },
  }),
}))
// Returns nothing, which means that the file is gone.
vi.mock('#src/firebase/documents/files/fileRecords.ts', () => ({
  deleteFile: vi.fn<(account: unknown, fileId: string) => Promise<void>>(),
}))
vi.mock('#src/firebase/sdk/toPort.ts', () => ({
  failureEvent: () => Promise.resolve(failed('network-request-failed')),
}))

// The code for deleting is loaded on first use, which takes time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

const files = [fileOf({ id: 'gate' }), fileOf({ id: 'wall' })]
const stops = new Set<() => void>()

beforeEach(() => {
  device.problem = null
  vi.mocked(deleteFile).mockReset().mockResolvedValue(null)
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops.clear()
  forgetFileDeletions('ada')
  await emptyJournal()
})

it('a file deleted in a closed tab is deleted by the next tab', async () => {
  await recordFileDeletion(
    'ada',
    { fileId: 'gate', undoOwner: 'a note in a tab that was killed' },
    true,
  )
  openTab()
  await expectRecorded()
  expect(deleted()).toEqual(['gate'])
})

it('a file that can still be restored stays until its note is closed', async () => {
  const { note, close } = await openNote()
  openTab()
  note.send({ type: 'file.delete', fileId: 'gate' })
  await expectRecorded('gate')
  note.send({ type: 'undo.press' })
  await expectRecorded()
  note.send({ type: 'file.delete', fileId: 'wall' })
  await expectRecorded('wall')
  expect(deleted()).toEqual([])
  close()
  await expectRecorded()
  expect(deleted()).toEqual(['wall'])
})

it('a failed deletion is reported and retried once the network is back', async () => {
  vi.mocked(deleteFile).mockRejectedValue(new Error('offline'))
  const { note } = await openNote()
  openTab()
  note.send({ type: 'file.delete', fileId: 'gate' })
  note.send({ type: 'undo.expire' })
  await eventually(() =>
    expect(note.getSnapshot().context).toMatchObject({
      failedDeletion: { fileId: 'gate' },
      deletingHere: [],
      deletingElsewhere: ['gate'],
    }),
  )
  await eventually(() => expect(deleted()).toEqual(['gate', 'gate']))
  vi.mocked(deleteFile).mockResolvedValue(null)
  dispatchEvent(new Event('online'))
  await expectRecorded()
  expect(note.getSnapshot().context.deletingElsewhere).toEqual([])
})

it('a file deleted in another tab is hidden, and shown again after Undo there', async () => {
  const { note } = await openNote()
  await recordFileDeletion('ada', { fileId: 'gate', undoOwner: 'a note in another tab' }, true)
  expect(note.getSnapshot().context.deletingElsewhere).toEqual(['gate'])
  await clearFileDeletion('ada', 'gate')
  expect(note.getSnapshot().context.deletingElsewhere).toEqual([])
})

it('a shared computer stores no deletions, and this is shown', async () => {
  device.problem = 'shared'
  const { note } = await openNote()
  note.send({ type: 'file.delete', fileId: 'gate' })
  await eventually(() => expect(note.getSnapshot().context.isNotPersisted).toBe(true))
  expect(localStorage.length).toBe(0)
})

it("a deletion can't be undone after signing out", async () => {
  const { note } = await openNote()
  note.send({ type: 'file.delete', fileId: 'gate' })
  announce({ type: 'signingOut', isFinalCheck: false })
  await eventually(() => expect(deleted()).toEqual(['gate']))
  expect(note.getSnapshot().context.undoable).toBeNull()
})

it('an export in any tab leaves a deletion that can be undone', async () => {
  const { note } = await openNote()
  note.send({ type: 'file.delete', fileId: 'gate' })
  announce({ type: 'save' })
  expect(note.getSnapshot().context.undoable).toBe('gate')
})

function announce(update: NotebookUpdate): void {
  for (const listener of device.listeners) listener(update)
}

/** Waits until exactly these files are recorded for deletion. */
async function expectRecorded(...fileIds: readonly string[]): Promise<void> {
  await eventually(() =>
    expect(fileDeletionsOf('ada').map(({ fileId }) => fileId)).toEqual(fileIds),
  )
}

/** The files whose deletion was requested, in order. */
function deleted(): readonly string[] {
  return vi.mocked(deleteFile).mock.calls.map(([, fileId]) => fileId)
}

/** Opens another tab of the person. */
function openTab(): void {
  const tab = createActor(fromCallback(finishFileDeletions), { input: { uid: 'ada' } }).start()
  stops.add(() => tab.stop())
}

/** Opens a note with two files. */
async function openNote() {
  const watcher = stubPort<NoteFilesEvent, NoteFilesInput>()
  const machine = noteFilesMachine.provide({
    actors: { watchFiles: watcher.actor, deleteFiles: fromCallback(deleteFiles) },
  })
  const note = createActor(machine, { input: { uid: 'ada', noteId: 'note' } }).start()
  watcher.sendBack({ type: 'files.read', files })
  const close = () => {
    stops.delete(close)
    note.send({ type: 'undo.expire' })
    note.stop()
  }
  stops.add(close)
  await eventually(() => expect(device.listeners.size).toBe(1))
  return { note, close }
}
