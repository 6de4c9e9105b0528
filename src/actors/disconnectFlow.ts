import { fromCallback } from 'xstate'
import { disconnect } from '../firebase/providers/disconnect.ts'
import { forgetChange, resumeChange } from '../firebase/recentLogin.ts'
import { disconnectMachine } from '../machines/disconnectMachine.ts'
import { forgetWays } from '../stores/knownWaysStore.ts'

/** Taking a way to sign in from the account, wired to the provider. */
export const disconnectFlow = disconnectMachine.provide({
  actors: {
    disconnect: fromCallback(disconnect),
    resumeDisconnect: fromCallback(resumeChange),
  },
  actions: {
    forgetChange,
    forgetWay: ({ context }) => forgetWays(context.uid, [context.providerId]),
  },
})
