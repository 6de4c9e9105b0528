import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { signOutOthersLogic } from '#src/firebase/devices/signOutDevices.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import {
  keepConfirmedPassword,
  takeConfirmedPassword,
} from '#src/firebase/session/recentSignIn/confirmedPassword.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

afterEach(() => void takeConfirmedPassword('ada'))

it.each<[string, boolean, string | null]>([
  ['is kept for the next attempt', false, 'battery staple'],
  ["isn't kept if the person had left before the refusal", true, null],
])(
  'the password that is confirmed after a refused sign-out of all others %s',
  async (_, isLeft, kept) => {
    authServer.claims = { auth_time: Math.floor(Date.now() / 1000) - 3_600 }
    await signIn({ uid: 'ada' })
    const row = createActor(signOutOthersLogic).start()
    row.send({ type: 'change.open' })
    row.send({ type: 'change.submit' })
    if (isLeft) row.stop()
    // The port has handled its refusal once later requests are answered.
    await currentUser().getIdToken(true)
    await currentUser().reload()
    keepConfirmedPassword('ada', 'battery staple')
    expect(takeConfirmedPassword('ada')).toBe(kept)
    row.stop()
  },
)
