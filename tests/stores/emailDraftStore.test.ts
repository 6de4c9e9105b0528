import { expect, it } from 'vitest'
import { emailDraftStore, forgetEmailDraft } from '#src/stores/emailDraftStore.ts'

it('the next form starts with what was typed, until somebody is in', () => {
  expect(emailDraftStore.getState()).toEqual({ email: '' })
  emailDraftStore.setState({ email: 'ada@example.com' })
  forgetEmailDraft()
  expect(emailDraftStore.getState()).toEqual({ email: '' })
})
