import { getIdTokenResult, reload } from 'firebase/auth'
import type { AwaitRecentSignIn } from '../../machines/security/reauthenticationMachine.ts'
import { auth } from '../sdk/app.ts'
import { signedInUid } from '../sdk/currentUser.ts'

const pollInterval = 1_000

/**
 * Polls the token in memory, which costs no call. The SDK syncs it from other tabs.
 *
 * A sign-in on this page changes the token before the SDK has reloaded the account. A new password that comes in
 * between makes that reload fail, and the SDK then signs the person out. So this reloads it, too, and waits.
 */
export const awaitRecentSignIn: AwaitRecentSignIn = ({ sendBack }) => {
  const uid = signedInUid()
  let known: string | null = null
  const check = async () => {
    const signedInAt = await lastSignIn()
    const { currentUser } = auth()
    if (currentUser?.uid !== uid) return
    if (known !== null && signedInAt !== null && Date.parse(signedInAt) > Date.parse(known)) {
      clearInterval(timer)
      await reload(currentUser).catch(() => null)
      sendBack({ type: 'identity.proved' })
    }
    known ??= signedInAt
  }
  const timer = setInterval(() => void check(), pollInterval)
  void check()
  return () => clearInterval(timer)
}

/** Returns the last sign-in time as the server wrote it, or `null` if it is unknown. */
async function lastSignIn(): Promise<string | null> {
  const user = auth().currentUser
  const token = user && (await getIdTokenResult(user).catch(() => null))
  return token?.authTime ?? null
}
