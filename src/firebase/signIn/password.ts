import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import type { SubmitCredentials, Credentials } from '../../machines/authMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { tryPassword } from '../session/signIn/tryPassword.ts'

// `authStateReady` comes first: a form may be sent before the SDK has chosen where to store the
// session.
export const signIn: SubmitCredentials = toPort<never, Credentials>(async ({ email, password }) => {
  await auth().authStateReady()
  const signInWith = (tried: string) => signInWithEmailAndPassword(auth(), email, tried)
  recordSignIn(await tryPassword(password, signInWith))
})

export const signUp: SubmitCredentials = toPort<never, Credentials>(async ({ email, password }) => {
  await auth().authStateReady()
  recordSignIn(await createUserWithEmailAndPassword(auth(), email, password))
  import('../signUp/emailVerification.ts')
    .then((verification) => verification.sendFirstVerificationEmail())
    .catch(() => null)
})
