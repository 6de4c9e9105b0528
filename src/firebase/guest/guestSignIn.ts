import { signInAnonymously } from 'firebase/auth'
import { guestSignInMachine, type SignInAsGuest } from '../../machines/guest/guestSignInMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { auth } from '../sdk/app.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { toPort } from '../sdk/toPort.ts'

const signInAsGuest: SignInAsGuest = toPort<never>(async () => {
  await auth().authStateReady()
  await signInAnonymously(auth())
  reportEvent({ name: 'guest_started' })
})

export const guestSignInLogic = guestSignInMachine.provide({
  actors: portsOf({ signInAsGuest }),
})
