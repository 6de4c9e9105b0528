import { beforeEach, expect, it, vi } from 'vitest'
import { syncSessionPersistence } from '#src/firebase/session/sessionPersistence.ts'
import { rememberEmail } from '#src/storage/signIn/emailLinkAddress.ts'
import {
  lastEmail,
  lastMethod,
  recordLastMethod,
  recordLastUser,
} from '#src/storage/signIn/lastUser.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
  recordLastMethod('password')
  recordLastUser('ada', 'ada@example.com')
  rememberEmail('ada@example.com')
})

it('nothing is remembered on a shared computer', () => {
  syncSessionPersistence()
  sharedComputerStore.setState({ isShared: false })
  expect([lastEmail(), lastMethod()]).toEqual(['ada@example.com', 'password'])
  sharedComputerStore.setState({ isShared: true })
  expect([lastEmail(), lastMethod(), localStorage.length]).toEqual([null, null, 0])
})

it('the same holds from the start in a tab that was marked as shared', () => {
  sharedComputerStore.setState({ isShared: true })
  syncSessionPersistence()
  expect([lastEmail(), lastMethod()]).toEqual([null, null])
})
