import { setDoc } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { answersRef, readAnswers } from '#src/firebase/documents/accountDocuments.ts'
import { saveAnswers } from '#src/firebase/signUp/questions.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { newPerson, onPageOf } from './people.ts'

it('an answer to a question that this build does not ask survives a new answer', async () => {
  const { uid, account } = await newPerson()
  const before = { team: 'Herons', size: 'solo' }
  await onPageOf(account.auth, async () => {
    await setDoc(answersRef(account), { answers: before, terms: null, agreedAt: null })
    const saved = await firstEventOf(saveAnswers, { answers: { size: 'team' }, agrees: false })
    expect(saved.type).toBe('answers.saved')
    expect((await readAnswers(uid)).answers).toEqual({ team: 'Herons', size: 'team' })
  })
})
