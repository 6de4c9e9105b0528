import { fromCallback } from 'xstate'
import { signedInUid } from '../firebase/currentUser.ts'
import { disconnect } from '../firebase/providers/disconnect.ts'
import { removalMachine, type Remove } from '../machines/removalMachine.ts'
import { forgetWays } from '../stores/knownWaysStore.ts'

/** A way that the person takes away is not one that got lost. */
const disconnectKnowingly: Remove = (scope) => {
  forgetWays(signedInUid(), [scope.input.id])
  return disconnect.make(scope)
}

/** Taking a way to sign in from the account, wired to the provider. */
export const disconnectFlow = removalMachine.provide({
  actors: {
    remove: fromCallback(disconnectKnowingly),
    resumeRemoval: fromCallback(disconnect.resume),
  },
  actions: { forgetChange: disconnect.forget },
})
