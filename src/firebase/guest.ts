import {
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithCredential,
} from 'firebase/auth'
import type { Credentials } from '../machines/authEvents.ts'
import type { EnterAsGuest } from '../machines/guestEntryMachine.ts'
import type { EnterHeld, KeepGuest } from '../machines/guestUpgradeMachine.ts'
import { auth } from './app.ts'
import { attempt } from './attempt.ts'
import { currentUser } from './currentUser.ts'
import { letGoOfError } from './heldErrors.ts'
import { neededCredential } from './providers/heldCredential.ts'
import { change } from './recentLogin.ts'

export const enterAsGuest: EnterAsGuest = attempt<never>(async () => {
  await signInAnonymously(auth())
})

export const keepGuest: KeepGuest = change(async ({ email, password }: Credentials) => {
  await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
}).make

/** The guest stays behind; the provider has said already who the person is. */
export const enterHeld: EnterHeld = attempt<never>(async () => {
  await signInWithCredential(auth(), neededCredential('credential-already-in-use'))
  letGoOfError('credential-already-in-use')
})
