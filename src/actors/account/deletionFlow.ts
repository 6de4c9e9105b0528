import { fromCallback } from 'xstate'
import { checkLogin, deleteAccount, revokeTokens, wipeData } from '../../firebase/deletion.ts'
import { deletionMachine } from '../../machines/deletionMachine.ts'

/** Deleting the account, wired to the provider. */
export const deletionFlow = deletionMachine.provide({
  actors: {
    checkLogin: fromCallback(checkLogin),
    wipeData: fromCallback(wipeData),
    revokeTokens: fromCallback(revokeTokens),
    deleteAccount: fromCallback(deleteAccount),
  },
})
