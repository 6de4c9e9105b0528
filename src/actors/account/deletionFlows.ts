import { fromCallback } from 'xstate'
import type { Counts } from '../../domain/counts.ts'
import {
  checkLogin,
  deleteAccount,
  revokeTokens,
  countHoldings,
} from '../../firebase/account/deletion.ts'
import {
  cancelDeletion,
  stopChanges,
  watchDeletionFlag,
  wipeData,
} from '../../firebase/account/deletionData.ts'
import { type DeletionInput, deletionMachine } from '../../machines/deletionMachine.ts'
import { loader } from '../../machines/loaderMachine.ts'

/** Deleting the account and everything in it, wired to the provider, Firestore and Storage. */
export const deletionFlow = deletionMachine.provide({
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

/** Counting what a person has, wired to Firestore. */
export const holdingsFlow = loader<Counts, DeletionInput>().provide({
  actors: { load: fromCallback(countHoldings) },
})
