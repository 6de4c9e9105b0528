import { fromCallback } from 'xstate'
import { notebookOf } from '../firebase/notebooks.ts'
import { checkNotes, readPages, watchList, watchRows } from '../firebase/notes/noteList.ts'
import { noteListMachine } from '../machines/noteListMachine.ts'
import { noteActionsMachine, type NoteChange } from '../machines/noteActionsMachine.ts'
import { removeNotes, sweepFiles } from '../firebase/trash/trash.ts'
import { trashMachine } from '../machines/trashMachine.ts'
import { deliverRows, reviveRows, watchOutbox } from '../firebase/notes/outbox.ts'
import { outboxMachine } from '../machines/outboxMachine.ts'

/** A list of notes, wired to this device and to Firestore. */
export const noteListFlow = noteListMachine.provide({
  actors: {
    watchRows: fromCallback(watchRows),
    watchList: fromCallback(watchList),
    readPages: fromCallback(readPages),
    checkNotes: fromCallback(checkNotes),
  },
})

/** What is done to notes beside their editor, kept on this device. */
export const noteActionsFlow = noteActionsMachine.provide({
  actions: { keepChange: (_, change) => change && keepChange(change) },
})

/** Deleting notes for good, wired to Firestore. */
export const trashFlow = trashMachine.provide({
  actors: { removeNotes: fromCallback(removeNotes), sweepFiles: fromCallback(sweepFiles) },
})

/** Bringing the person's words to the server, wired to this device and to Firestore. */
export const outboxFlow = outboxMachine.provide({
  actors: {
    watchOutbox: fromCallback(watchOutbox),
    deliverRows: fromCallback(deliverRows),
    reviveRows: fromCallback(reviveRows),
  },
})

/** Keeps a change on this device; the outbox brings it to the server. */
function keepChange({ uid, ...draft }: NoteChange): void {
  void notebookOf(uid).keep(draft)
}
