import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import type { AttemptWithCredentials, Credentials } from '../../machines/authMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { reportEntry } from '../session/reportEntry.ts'
import { tryPassword } from './tryPassword.ts'

// `authStateReady` comes first: a form may be sent before the SDK has chosen where to store the
// session.
export const signIn: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    await auth().authStateReady()
    const enter = (tried: string) => signInWithEmailAndPassword(auth(), email, tried)
    reportEntry(await tryPassword(password, enter))
  },
)

export const signUp: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    await auth().authStateReady()
    reportEntry(await createUserWithEmailAndPassword(auth(), email, password))
    import('../signUp/verification.ts')
      .then((mails) => mails.sendFirstVerificationMail())
      .catch(() => null)
  },
)
