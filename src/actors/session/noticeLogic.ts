import { fromCallback } from 'xstate'
import { cancelDeletion, watchDeletionFlag } from '../../firebase/deletion/deletionData.ts'
import { unfinishedDeletionMachine } from '../../machines/deletion/unfinishedDeletionMachine.ts'
import {
  findPendingLink,
  dropPendingLink,
  linkPending,
} from '../../firebase/signIn/identityProviders/pendingLink.ts'
import { pendingLinkMachine } from '../../machines/signIn/pendingLinkMachine.ts'

/** Follows a deletion that was not finished. */
export const unfinishedDeletionLogic = unfinishedDeletionMachine.provide({
  actors: {
    watchDeletionFlag: fromCallback(watchDeletionFlag),
    cancelDeletion: fromCallback(cancelDeletion),
  },
})

/** Links the provider that has been pending since sign-in. */
export const pendingLinkLogic = pendingLinkMachine.provide({
  actors: {
    findPendingLink: fromCallback(findPendingLink),
    linkPending: fromCallback(linkPending),
  },
  actions: { letGo: dropPendingLink },
})
