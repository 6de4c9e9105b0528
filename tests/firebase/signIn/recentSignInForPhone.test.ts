import { afterEach, beforeEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { phoneEnrollmentLogic } from '#src/firebase/security/phoneEnrollment.ts'
import { phoneLinkLogic } from '#src/firebase/signIn/phone.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

beforeEach(async () => {
  authServer.claims = { auth_time: Math.floor(Date.now() / 1000) - 5 * 60 }
  await signIn({ uid: 'ada' })
})

it.each([
  ['a second factor', phoneEnrollmentLogic],
  ['a sign-in method', phoneLinkLogic],
])(
  'sends no code for %s after an old sign-in until the person has confirmed their identity',
  async (_, logic) => {
    const actor = createActor(logic).start()
    stop = () => actor.stop()
    actor.send({ type: 'number.submit', phoneNumber: '+12025550123' })
    const next = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect([next.value, authServer.calls]).toEqual([
      'confirming',
      ['accounts:signInWithCustomToken', 'accounts:lookup', 'token'],
    ])
  },
)

let stop = () => {}
afterEach(() => stop())
