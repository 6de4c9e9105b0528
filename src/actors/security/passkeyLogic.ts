import { fromCallback } from 'xstate'
import { changeLogic } from '../account/changeLogic.ts'
import { addPasskey, removePasskey, watchPasskeys } from '../../firebase/security/passkeys.ts'
import { passkeysMachine } from '../../machines/security/passkeysMachine.ts'

/** The signed-in person's passkeys, wired to the provider. */
export const passkeysLogic = passkeysMachine.provide({
  actors: {
    watchPasskeys: fromCallback(watchPasskeys),
    addPasskey: fromCallback(addPasskey.make),
    resumeAdding: fromCallback(addPasskey.resume),
  },
  actions: { discardChange: addPasskey.discard },
})

/** Removing a passkey by its ID. */
export const passkeyRemovalLogic = changeLogic(removePasskey)
