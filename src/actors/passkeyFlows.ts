import { fromCallback } from 'xstate'
import { addPasskey, removePasskey, watchPasskeys } from '../firebase/auth/passkeys.ts'
import { accountChangeMachine } from '../machines/accountChangeMachine.ts'
import { passkeysMachine } from '../machines/passkeysMachine.ts'

/** The signed-in person's passkeys, wired to the provider. */
export const passkeysFlow = passkeysMachine.provide({
  actors: {
    watchPasskeys: fromCallback(watchPasskeys),
    addPasskey: fromCallback(addPasskey.make),
    resumeAdding: fromCallback(addPasskey.resume),
  },
  actions: { forgetChange: addPasskey.forget },
})

/** Removing a passkey by its ID. */
export const passkeyRemovalFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(removePasskey.make),
    resumeChange: fromCallback(removePasskey.resume),
  },
  actions: { forgetChange: removePasskey.forget },
})
