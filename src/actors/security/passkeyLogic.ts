import { changeLogic } from '../account/changeLogic.ts'
import { removePasskey } from '../../firebase/security/passkeys.ts'

/** Removing a passkey by its ID. */
export const passkeyRemovalLogic = changeLogic(removePasskey)
