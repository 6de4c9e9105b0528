import { hasCode } from '../../domain/errorCode.ts'
import { callAuth } from '../sdk/authRest.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { reportChange } from '../session/reportChange.ts'
import { changeLogic } from '../session/changeLogic.ts'

/** Removes a passkey by its ID. Succeeds if it is already gone. */
export const passkeyRemovalLogic = changeLogic(async ({ item }) => {
  const idToken = await currentUser().getIdToken()
  const removing = callAuth('/v1/accounts:update', { idToken, deletePasskey: [item] })
  await removing.catch((error: unknown) => {
    if (!hasCode(error, 'auth/passkey-enrollment-not-found')) throw error
  })
  reportChange({ name: 'passkey_removed' })
})
