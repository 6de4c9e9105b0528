import { portsOf } from '#src/machines/shared/ports.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'
import {
  noteActionsMachine,
  type NoteChange,
  type StoreChanges,
} from '../../machines/noteActionsMachine.ts'
import { notebookOf } from '../notebooks.ts'

const storeChanges: StoreChanges = ({ input: { uid }, sendBack, receive }) =>
  receive(({ change }) => {
    const { noteId, before, content } = change
    notebookOf(uid)
      .outbox.save({ noteId, before, content })
      .then((row) => sendBack({ type: 'change.stored', change: storedChange(change, row) }))
      .catch(() => sendBack({ type: 'change.failed' }))
  })

/** Stores actions on notes, and their undoing, on this device. */
export const noteActionsLogic = noteActionsMachine.provide({
  actors: portsOf({ storeChanges }),
})

/** A note that has just got other words stays out of the trash. */
function storedChange(change: NoteChange, { noteId, edit }: OutboxRow): NoteChange {
  const { isInTrash } = edit.content
  const content = { ...change.content, isInTrash }
  return {
    ...change,
    noteId,
    content,
    canUndo: change.canUndo && isInTrash === change.content.isInTrash,
  }
}
