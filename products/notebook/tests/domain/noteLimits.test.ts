import { describe, expect, test } from 'vitest'
import { localRules } from '#local-firebase/rulesFiles.ts'
import {
  bodyLimit,
  noteLimit,
  noteLimitFor,
  titleLimit,
  unverifiedNoteLimit,
} from '#products/notebook/domain/note.ts'
import { listLimit } from '#src/domain/files/fileLimits.ts'
import { ada, nemo } from '#tests/support/users.ts'

test.each([
  `note.title.size() <= ${titleLimit}\n`,
  `note.body.size() <= ${bodyLimit}\n`,
  `request.query.limit <= ${listLimit};`,
  `? ${unverifiedNoteLimit} : ${noteLimit}`,
])('the rules have the same limit: %s', async (clause) => {
  expect(await localRules('firestore')).toContain(clause)
})

describe('the note limit', () => {
  const facebook = ada.providerData.map((way) => ({ ...way, providerId: 'facebook.com' }))
  const unverified = { ...ada, emailVerified: false }

  test.each([
    ['a password and a verified email', ada, 10_000],
    ['a password and an unverified email', unverified, 50],
    [
      'a password, Facebook and an unverified email',
      { ...unverified, providerData: [...ada.providerData, ...facebook] },
      50,
    ],
    ['Facebook alone and an unverified email', { ...unverified, providerData: facebook }, 10_000],
    ['a phone number alone', { ...nemo, isAnonymous: false, phoneNumber: '+441234567890' }, 10_000],
    ['nothing, as a guest', nemo, 50],
  ])('with %s', (_, user, number) => {
    expect(noteLimitFor(user)).toBe(number)
  })
})
