import { FirebaseError } from 'firebase/app'
import { refuseOutdated } from '../security/outdatedPassword.ts'

const refusals: readonly string[] = ['auth/invalid-credential', 'auth/wrong-password']

/**
 * Tries an existing password in the form in which Gatehouse stores passwords (Unicode NFC), then as typed: another
 * app of the same project may have stored it so.
 */
export async function tryPassword<Result>(
  typed: string,
  call: (password: string) => Promise<Result>,
): Promise<Result> {
  const normalized = typed.normalize()
  return call(normalized)
    .catch((error: unknown) => {
      const isRefused = error instanceof FirebaseError && refusals.includes(error.code)
      if (!isRefused || typed === normalized) throw error
      return call(typed)
    })
    .catch(refuseOutdated)
}
