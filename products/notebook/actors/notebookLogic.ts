import { fromCallback } from 'xstate'
import { notebookOf } from '../firebase/notebooks.ts'
import { checkNotes, readPages, watchList, watchRows } from '../firebase/notes/noteList.ts'
import { noteListMachine } from '../machines/noteListMachine.ts'
import { noteActionsMachine, type StoreChanges } from '../machines/noteActionsMachine.ts'
import { removeNotes, sweepFiles } from '../firebase/trash/trash.ts'
import { trashMachine } from '../machines/trashMachine.ts'
import { deliverRows, reviveRows, watchOutbox } from '../firebase/notes/outbox.ts'
import { outboxMachine } from '../machines/outboxMachine.ts'

const storeChanges: StoreChanges = ({ input: { uid }, sendBack, receive }) =>
  receive(({ change }) => {
    const { noteId, seen, content } = change
    notebookOf(uid)
      .save({ noteId, seen, content })
      .then(() => sendBack({ type: 'change.stored', change }))
      .catch(() => sendBack({ type: 'change.failed' }))
  })

/** `noteListMachine`, connected to this device and Firestore. */
export const noteListLogic = noteListMachine.provide({
  actors: {
    watchRows: fromCallback(watchRows),
    watchList: fromCallback(watchList),
    readPages: fromCallback(readPages),
    checkNotes: fromCallback(checkNotes),
  },
})

/** `noteActionsMachine`, connected to this device. */
export const noteActionsLogic = noteActionsMachine.provide({
  actors: { storeChanges: fromCallback(storeChanges) },
})

/** `trashMachine`, connected to Firestore. */
export const trashLogic = trashMachine.provide({
  actors: { removeNotes: fromCallback(removeNotes), sweepFiles: fromCallback(sweepFiles) },
})

/** `outboxMachine`, connected to this device and Firestore. */
export const outboxLogic = outboxMachine.provide({
  actors: {
    watchOutbox: fromCallback(watchOutbox),
    deliverRows: fromCallback(deliverRows),
    reviveRows: fromCallback(reviveRows),
  },
})
