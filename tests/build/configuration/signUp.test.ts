import { expect, it } from 'vitest'
import { questionsOf } from '#build/configuration/signUp.ts'

const signUp = {
  fields: [
    {
      key: 'size',
      type: 'choice',
      label: { 'en-US': 'Team size', de: 'Teamgröße' },
      hint: 'A–Z',
      choices: { solo: { 'en-US': 'Just me', de: 'Nur ich' }, team: 'Team' },
    },
  ],
} as const

it("the owner's questions appear in the language of the page", () => {
  expect(questionsOf(signUp, 'de')).toEqual({
    fields: [
      {
        key: 'size',
        type: 'choice',
        label: 'Teamgröße',
        hint: 'A–Z',
        choices: { solo: 'Nur ich', team: 'Team' },
      },
    ],
    terms: null,
  })
})
