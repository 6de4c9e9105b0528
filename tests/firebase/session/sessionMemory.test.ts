import { beforeEach, expect, it } from 'vitest'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { sessionMemory } from '#src/firebase/session/sessionMemory.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

const nothing = {
  expectedPassword: null,
  temporaryPassword: null,
  appleToken: null,
  linkRefusal: null,
}

beforeEach(async () => {
  await signOutHere()
  await signIn({ uid: 'ada' })
})

it('what a tab keeps of a session lasts as long as the session', async () => {
  expect(sessionMemory('ada')).toEqual(nothing)
  sessionMemory('ada').appleToken = 'a1'
  await currentUser().getIdToken(true)
  await currentUser().reload()
  expect(sessionMemory('ada')).toEqual({ ...nothing, appleToken: 'a1' })
})

it.each([
  ['after its person signed out', signOutHere],
  ['after someone else signed in', () => signIn({ uid: 'bob' })],
  ['even if its person signs in again', () => signOutHere().then(() => signIn({ uid: 'ada' }))],
])('what a tab keeps of a session is gone %s', async (_, happen) => {
  sessionMemory('ada').appleToken = 'a1'
  await happen()
  expect(sessionMemory('ada')).toEqual(nothing)
})

it("someone who isn't signed in is not remembered", async () => {
  sessionMemory('bob').appleToken = 'b1'
  await signIn({ uid: 'bob' })
  expect(sessionMemory('bob')).toEqual(nothing)
})
