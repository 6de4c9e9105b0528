import { fromCallback } from 'xstate'
import { notebookOf } from '../notebooks.ts'
import { noteActionsMachine, type StoreChanges } from '../../machines/noteActionsMachine.ts'

const storeChanges: StoreChanges = ({ input: { uid }, sendBack, receive }) =>
  receive(({ change }) => {
    const { noteId, seen, content } = change
    notebookOf(uid)
      .save({ noteId, seen, content })
      .then(() => sendBack({ type: 'change.stored', change }))
      .catch(() => sendBack({ type: 'change.failed' }))
  })

/** `noteActionsMachine`, connected to this device. */
export const noteActionsLogic = noteActionsMachine.provide({
  actors: { storeChanges: fromCallback(storeChanges) },
})
