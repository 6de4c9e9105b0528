import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { emailDraftStore } from '#src/stores/emailDraftStore.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.className = ''
  emailDraftStore.setState({ email: '' })
  history.replaceState(null, '', '/')
})
