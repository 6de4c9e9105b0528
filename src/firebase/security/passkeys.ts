import { linkWithCredential, onIdTokenChanged, type User as FirebaseUser } from 'firebase/auth'
import { hasCode } from '../../domain/errorCode.ts'
import type { Passkey } from '../../domain/security/enrolledMethods.ts'
import {
  passkeyEnrollmentMachine,
  type NewPasskey,
} from '../../machines/security/passkeyEnrollmentMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { watcherMachineFor, type Watch } from '../../machines/shared/watcherMachine.ts'
import { auth } from '../sdk/app.ts'
import { currentUser, signedInUid } from '../sdk/currentUser.ts'
import { callAuth } from '../sdk/requests/authRest.ts'
import { failureEvent } from '../sdk/toPort.ts'
import { readPasskeys } from '../session/accountPasskeys.ts'
import { accountChangeLogic } from '../session/recentSignIn/accountChangeLogic.ts'
import { withRecentSignIn, requireRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { PasskeyCredential, type PasskeyTokens } from '../signIn/passkeyCredential.ts'
import { createPasskey, signalAcceptedPasskeys, type CreationOptions } from '../signIn/webauthn.ts'

/** How many passkey creations this tab has started, and how many have ended. */
let creationsStarted = 0
let creationsEnded = 0

/**
 * Reports the passkeys at once, and again whenever the SDK has refreshed the account. Only the first read can
 * fail.
 */
export const watchPasskeys: Watch<readonly Passkey[]> = ({ sendBack }) => {
  let reads = 0
  let hasRead = false
  const read = async (user: FirebaseUser) => {
    const turn = ++reads
    const before = creationsStarted
    const isCreating = creationsStarted !== creationsEnded
    try {
      const passkeys = await readPasskeys(user)
      if (turn !== reads || signedInUid() !== user.uid) return
      hasRead = true
      sendBack({ type: 'value.read', value: passkeys })
      // A device forgets what isn't in the list, and this one may be older than a new passkey.
      if (!isCreating && creationsStarted === before) reportToDevice(user, passkeys)
    } catch (error) {
      if (turn === reads && !hasRead) sendBack(await failureEvent(error))
    }
  }
  return onIdTokenChanged(auth(), (user) => {
    if (user) void read(user)
  })
}

function reportToDevice(
  { uid, email, displayName }: FirebaseUser,
  passkeys: readonly Passkey[],
): void {
  const account = { uid, name: email ?? displayName ?? '', displayName: displayName ?? '' }
  signalAcceptedPasskeys(
    account,
    passkeys.map(({ credentialId }) => credentialId),
  )
}

export const addPasskey = withRecentSignIn(async ({ name, known }: NewPasskey) => {
  const user = currentUser()
  await requireRecentSignIn(user)
  const { credentialCreationOptions: options } = await callAuth<{
    credentialCreationOptions: CreationOptions
  }>('/v2/accounts/passkeyEnrollment:start', { idToken: await user.getIdToken() })
  creationsStarted += 1
  try {
    const authenticatorRegistrationResponse = await createPasskey(options, known)
    const enrollment = new PasskeyCredential((idToken) =>
      callAuth<PasskeyTokens>('/v2/accounts/passkeyEnrollment:finalize', {
        idToken,
        name,
        authenticatorRegistrationResponse,
      }),
    )
    await linkWithCredential(user, enrollment)
  } finally {
    creationsEnded += 1
  }
  recordAccountChange({ name: 'passkey_added' })
})

export const passkeysLogic = watcherMachineFor<readonly Passkey[]>().provide({
  actors: portsOf({ watch: watchPasskeys }),
})

export const passkeyEnrollmentLogic = passkeyEnrollmentMachine.provide({
  actors: portsOf({ addPasskey }),
})

/** Removes a passkey by its ID. Succeeds if it is already gone. */
export const passkeyRemovalLogic = accountChangeLogic(async ({ item }) => {
  const idToken = await currentUser().getIdToken()
  const removing = callAuth('/v1/accounts:update', { idToken, deletePasskey: [item] })
  await removing.catch((error: unknown) => {
    if (!hasCode(error, 'auth/passkey-enrollment-not-found')) throw error
  })
  recordAccountChange({ name: 'passkey_removed' })
})
