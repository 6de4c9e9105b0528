import type { User as ProviderUser } from 'firebase/auth'
import { deleteField, type Transaction } from 'firebase/firestore'
import type { Listed, SignIn } from '../../domain/deviceSession.ts'
import { hasPassword } from '../hasPassword.ts'
import { accountStateRef } from '../userData/accountState.ts'
import type { UserData } from '../userData/userData.ts'
import { ownSession, ownSignIn, revocationIn, sessionsIn, sessionsRef } from './accessDocuments.ts'
import { factorsOf } from './factorsOf.ts'

type OlderSessions = {
  /** Signs out all sessions older than this one, and removes them from the list. */
  signOut: () => void
  /** Whether a listed session signed in after this one. */
  hasNewer: boolean
}

/**
 * Reads what it takes to sign out all sessions older than this one, for the same transaction.
 *
 * @throws the SDK's error.
 */
export async function prepareSignOutOfOlder(
  transaction: Transaction,
  userData: UserData,
): Promise<OlderSessions> {
  const own = await ownSignIn(userData)
  const list = sessionsIn(await transaction.get(sessionsRef(userData)))
  const { listed } = revocationIn(await transaction.get(accountStateRef(userData)))
  const older = list.filter(({ signIn }) => signIn < own.signIn)
  const removals = older.map(({ signIn }) => [signIn, deleteField()])
  const user = userData.session.currentUser
  return {
    hasNewer: list.some(({ signIn }) => signIn > own.signIn),
    signOut: () => {
      transaction.set(
        accountStateRef(userData),
        {
          revokedBefore: own.signIn,
          // What was added since then may be a signed-out session's. A new password ends all others at the provider.
          ...(!listed && user && !hasPassword(user) && { listed: whatOpens(user, own) }),
        },
        { merge: true },
      )
      transaction.set(
        sessionsRef(userData),
        { ...Object.fromEntries(removals), [own.signIn]: ownSession() },
        { merge: true },
      )
    },
  }
}

/** Tokens of the owner's own server can't be made by anyone else. */
function whatOpens(user: ProviderUser, { method, factor, identities }: SignIn): Listed {
  const methods = user.providerData.map(({ providerId }) => providerId)
  const factors = factorsOf(user)
  return {
    methods: [...new Set([...methods, method, 'custom'])],
    factors: [...new Set(factors.length > 0 ? [...factors, factor] : [''])],
    identities,
  }
}
