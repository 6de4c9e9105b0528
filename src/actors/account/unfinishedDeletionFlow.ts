import { fromCallback } from 'xstate'
import { keepAccount, watchMark } from '../../firebase/deletionData.ts'
import { unfinishedDeletionMachine } from '../../machines/unfinishedDeletionMachine.ts'

/** Following a deletion that was not ended, wired to Firestore. */
export const unfinishedDeletionFlow = unfinishedDeletionMachine.provide({
  actors: { watchMark: fromCallback(watchMark), keepAccount: fromCallback(keepAccount) },
})
