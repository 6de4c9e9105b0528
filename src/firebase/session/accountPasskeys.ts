import type { User as FirebaseUser } from 'firebase/auth'
import type { Passkey } from '../../domain/security/enrolledMethods.ts'
import { callAuth, lookUpAccount } from '../sdk/requests/authRest.ts'

export async function readPasskeys(user: FirebaseUser): Promise<readonly Passkey[]> {
  const { passkeyInfo = [] } = await lookUpAccount(user)
  return passkeyInfo.flatMap(({ credentialId, name }) =>
    credentialId ? [{ credentialId, name: name || null }] : [],
  )
}

/** Deletes all passkeys of the account. Returns whether there were any. */
export async function deleteAllPasskeys(user: FirebaseUser): Promise<boolean> {
  const deletePasskey = (await readPasskeys(user)).map(({ credentialId }) => credentialId)
  if (deletePasskey.length === 0) return false
  const idToken = await user.getIdToken()
  await callAuth('/v1/accounts:update', { idToken, deletePasskey })
  return true
}
