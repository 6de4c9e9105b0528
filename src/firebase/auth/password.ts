import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import type { AttemptWithCredentials, Credentials } from '../../machines/authMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'

// A form may be sent before the SDK has begun. Where the session is to be kept is chosen first.
export const signIn: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    await auth().authStateReady()
    await signInWithEmailAndPassword(auth(), email, password)
  },
)

export const signUp: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    await auth().authStateReady()
    await createUserWithEmailAndPassword(auth(), email, password)
    import('./verification.ts').then((mails) => mails.sendFirstVerificationMail()).catch(() => null)
  },
)
