import { fromCallback } from 'xstate'
import { cancelDeletion, watchDeletionFlag } from '../firebase/account/deletionData.ts'
import { unfinishedDeletionMachine } from '../machines/unfinishedDeletionMachine.ts'
import {
  findPendingLink,
  dropPendingLink,
  linkPending,
} from '../firebase/identityProviders/pendingLink.ts'
import { pendingLinkMachine } from '../machines/pendingLinkMachine.ts'

/** Following a deletion that was not ended, wired to Firestore. */
export const unfinishedDeletionFlow = unfinishedDeletionMachine.provide({
  actors: {
    watchDeletionFlag: fromCallback(watchDeletionFlag),
    cancelDeletion: fromCallback(cancelDeletion),
  },
})

/** Connecting the provider that waits since the sign-in, wired to the provider. */
export const pendingLinkFlow = pendingLinkMachine.provide({
  actors: {
    findPendingLink: fromCallback(findPendingLink),
    linkPending: fromCallback(linkPending),
  },
  actions: { letGo: dropPendingLink },
})
