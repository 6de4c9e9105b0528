import type { Auth } from 'firebase/auth'
import { setDoc } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { saveProfile } from '#src/firebase/signUp/profile.ts'
import { profileRef, readAnswers } from '#src/firebase/data/profileDocument.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { newPerson } from './people.ts'

const app = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => app.session as Auth }))

it('an answer to a question that this build does not ask survives a new answer', async () => {
  const { uid, userData } = await newPerson()
  app.session = userData.session
  const before = { team: 'Herons', size: 'solo' }
  await setDoc(profileRef(uid), { answers: before, terms: null, agreedAt: null })
  const saved = await outcomeOf(saveProfile, { answers: { size: 'team' }, agrees: false })
  expect(saved.type).toBe('profile.saved')
  expect((await readAnswers(uid)).answers).toEqual({ team: 'Herons', size: 'team' })
})
