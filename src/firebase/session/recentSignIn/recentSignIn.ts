import type { User as FirebaseUser } from 'firebase/auth'
import { codedError } from '../../../domain/errorCode.ts'
import type { FailureEvent } from '../../../domain/failure.ts'
import type { Port } from '../../../machines/shared/ports.ts'
import { accountAuth, requireSignedIn, type AccountAuth } from '../../sdk/accountAuth.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { failureEvent } from '../../sdk/toPort.ts'
import { refreshUserInAllTabs } from '../refreshUser.ts'

type ChangeMade = { type: 'change.made' }

/** Firebase's code when a change needs a recent sign-in. */
export const recentSignInCode = 'auth/requires-recent-login'

/** In milliseconds: how old a sign-in may be that counts as recent. */
export const maxSignInAge = {
  /** For adding or removing what a person signs in with. */
  securityChange: 4 * 60_000,
  /** The rules require five minutes. The last one is left out because time passes on the way. */
  deletion: 4 * 60_000,
  /** Just after a confirmation. Later, there may be a newer sign-in that isn't listed. */
  confirmed: 60_000,
}

/** How long a change waits for a confirmation of the person's identity. */
export const maxPendingTimeMs = 10 * 60_000

/**
 * Turns a call that changes the account into a port. If Firebase requires a recent sign-in first, the change stays
 * pending in the port, and is made for the same person once the machine sends `identity.confirmed`, within ten minutes.
 *
 * @param call gets a signal that aborts when the machine leaves, whether the change was made or not.
 */
export function withRecentSignIn<Input>(
  call: (input: Input, signal: AbortSignal) => Promise<void>,
): Port<ChangeMade | FailureEvent, Input> {
  return ({ input, sendBack, receive }) => {
    const working = new AbortController()
    let account: AccountAuth | null = null
    let expiresAt = Infinity
    const change = async (): Promise<ChangeMade> => {
      if (performance.now() >= expiresAt) throw new Error('The change is no longer pending.')
      account ??= accountAuth(currentUser().uid)
      requireSignedIn(account)
      await call(input, working.signal)
      // The change is made even if the account can't be reloaded right now.
      await refreshUserInAllTabs().catch(() => null)
      return { type: 'change.made' }
    }
    const run = async () => {
      const outcome = await change().catch(failureEvent)
      expiresAt = performance.now() + maxPendingTimeMs
      sendBack(outcome)
    }
    void run()
    receive(() => void run())
    return () => working.abort()
  }
}

/**
 * Renews the token and compares its server times only: this device's clock may be wrong. A guest has no way to
 * sign in again, so their sign-in is always recent.
 *
 * @param maxAge in milliseconds.
 * @throws an error with the code `auth/requires-recent-login` if the last sign-in is older; the SDK's error if
 *   the token can't be renewed.
 */
export async function requireRecentSignIn(
  user: FirebaseUser,
  maxAge = maxSignInAge.securityChange,
): Promise<void> {
  const { authTime, issuedAtTime } = await user.getIdTokenResult(true)
  if (user.isAnonymous || Date.parse(issuedAtTime) - Date.parse(authTime) < maxAge) return
  throw codedError(recentSignInCode, 'The last sign-in is too long ago.')
}
