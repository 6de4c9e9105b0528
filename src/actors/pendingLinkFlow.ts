import { fromCallback } from 'xstate'
import {
  findPendingLink,
  letGoOfPendingLink,
  linkPending,
} from '../firebase/providers/pendingLink.ts'
import { pendingLinkMachine } from '../machines/pendingLinkMachine.ts'

/** Connecting the provider that waits since the sign-in, wired to the provider. */
export const pendingLinkFlow = pendingLinkMachine.provide({
  actors: {
    findPendingLink: fromCallback(findPendingLink),
    linkPending: fromCallback(linkPending),
  },
  actions: { letGo: letGoOfPendingLink },
})
