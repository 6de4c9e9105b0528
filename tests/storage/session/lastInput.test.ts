import { beforeEach, expect, it } from 'vitest'
import { forgetInput, lastInput, recordInput } from '#src/storage/session/lastInput.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  return () => sharedComputerStore.setState({ isShared: false })
})

it.each([
  ['in all tabs', false, localStorage, sessionStorage],
  ['in this tab only, on a shared computer', true, sessionStorage, localStorage],
])('remembers a person’s last input %s', (_, isShared, used, unused) => {
  sharedComputerStore.setState({ isShared })
  recordInput('ada')
  expect(Date.now() - (lastInput('ada') ?? 0)).toBeLessThan(60_000)
  expect(lastInput('bob')).toBeNull()
  expect([used.length, unused.length]).toEqual([1, 0])
})

it('forgets it', () => {
  recordInput('ada')
  forgetInput()
  expect([lastInput('ada'), localStorage.length]).toEqual([null, 0])
})
