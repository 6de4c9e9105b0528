import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it('the next form starts with what was typed, until someone is signed in', async () => {
  const { emailDraftStore, forgetEmailDraft } = await loadPage()
  expect(emailDraftStore.getState()).toEqual({ email: '', existing: null })
  emailDraftStore.setState({ email: 'ada@example.com' })
  forgetEmailDraft()
  expect(emailDraftStore.getState()).toEqual({ email: '', existing: null })
})

function loadPage() {
  return import('#src/stores/emailDraftStore.ts')
}
