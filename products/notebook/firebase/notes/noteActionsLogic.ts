import { portsOf } from '#src/machines/shared/ports.ts'
import { noteActionsMachine, type StoreChanges } from '../../machines/noteActionsMachine.ts'
import { notebookOf } from '../notebooks.ts'

const storeChanges: StoreChanges = ({ input: { uid }, sendBack, receive }) =>
  receive(({ change }) => {
    const { noteId, before, content } = change
    notebookOf(uid)
      .outbox.save({ noteId, before, content })
      .then((row) => sendBack({ type: 'change.stored', change: { ...change, noteId: row.noteId } }))
      .catch(() => sendBack({ type: 'change.failed' }))
  })

/** Stores actions on notes, and their undoing, on this device. */
export const noteActionsLogic = noteActionsMachine.provide({
  actors: portsOf({ storeChanges }),
})
