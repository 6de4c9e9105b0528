import { fromCallback } from 'xstate'
import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import {
  checkLogin,
  deleteAccount,
  revokeTokens,
  countProductItems,
} from '../../firebase/deletion/deletion.ts'
import {
  cancelDeletion,
  stopChanges,
  watchDeletionFlag,
  wipeData,
} from '../../firebase/deletion/deletionData.ts'
import type { DeletionInput } from '../../machines/deletion/deletionEvents.ts'
import { deletionMachine } from '../../machines/deletion/deletionMachine.ts'
import { loader } from '../../machines/shared/loaderMachine.ts'

/** Deletes the account and all its data. */
export const deletionLogic = deletionMachine.provide({
  actors: {
    watchDeletionFlag: fromCallback(watchDeletionFlag),
    checkLogin: fromCallback(checkLogin),
    stopChanges: fromCallback(stopChanges),
    wipeData: fromCallback(wipeData),
    revokeTokens: fromCallback(revokeTokens),
    deleteAccount: fromCallback(deleteAccount),
    cancelDeletion: fromCallback(cancelDeletion),
  },
})

/** Counts what a person has on the server. */
export const holdingsLogic = loader<ItemCounts, DeletionInput>().provide({
  actors: { load: fromCallback(countProductItems) },
})
