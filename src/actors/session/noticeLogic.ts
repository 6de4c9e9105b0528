import { fromCallback } from 'xstate'
import { cancelDeletion, watchDeletionFlag } from '../../firebase/deletion/deletionData.ts'
import { unfinishedDeletionMachine } from '../../machines/deletion/unfinishedDeletionMachine.ts'

/** Follows a deletion that was not finished. */
export const unfinishedDeletionLogic = unfinishedDeletionMachine.provide({
  actors: {
    watchDeletionFlag: fromCallback(watchDeletionFlag),
    cancelDeletion: fromCallback(cancelDeletion),
  },
})
