import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type DraftInput, type NoteInput } from '#products/notebook/domain/editor/noteEditor.ts'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { emptyList } from '#products/notebook/domain/list/noteList.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import {
  type FollowNote,
  type NoteEvent,
  noteMachine,
} from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { noteStatus } from '#products/notebook/views/noteStatus.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

const bread = contentOf('bread')
const row: RowWithStatus = { ...rowOf(null, bread), isPersisted: true }

it('edits from an earlier visit are shown as stored on the device, not as being saved', () => {
  const { read, status } = open()
  read(row)
  expect(status()).toBe('onDevice')
  read({ ...row, isPersisted: false })
  expect(status()).toBe('inMemory')
  read(null)
  expect(status()).toBe('saved')
})

it('new edits are shown as being saved until nothing can be sent', () => {
  const { actor, keeper, status } = open()
  actor.send({ type: 'draft.changed', change: { body: 'bread' } })
  actor.send({ type: 'draft.save' })
  keeper.sendBack({ type: 'draft.stored', row })
  expect(status()).toBe('saving')
  expect(status(true)).toBe('onDevice')
})

it.each([
  [null, 'onDevice'],
  ['too-long', 'onDevice'],
  ['too-many-notes', 'refused'],
  ['not-allowed', 'refused'],
] as const)('the list and the editor agree on an edit that is refused as %s', (refusal, shown) => {
  const { read, status } = open()
  const refused = { ...row, refusal }
  read(refused)
  const [listed] = listedNotes({ ...emptyList('notes'), rows: [refused] })
  expect([status(), listed?.status]).toEqual([shown, shown])
})

/** A new note with stubbed ports. */
function open() {
  const watcher = stubPort<NoteEvent, NoteInput, FollowNote>()
  const keeper = stubPort<NoteEvent, DraftInput>()
  const actors = { watchNote: watcher.actor, saveDraft: keeper.actor }
  const input = { uid: 'ada', noteId: 'note', isNew: true }
  const actor = createActor(noteMachine.provide({ actors }), { input }).start()
  watcher.sendBack({ type: 'note.started' })
  return {
    actor,
    keeper,
    read: (kept: RowWithStatus | null) =>
      watcher.sendBack({
        type: 'note.read',
        content: bread,
        row: kept,
        editedAt: 1,
        editedOn: null,
      }),
    status: (isSendingBlocked = false) => noteStatus(actor.getSnapshot(), isSendingBlocked),
  }
}
