import { signOut } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { leavingOf, markLeaving, markThings, unmarkLeaving } from '#src/device/leavingMark.ts'
import { whoseThings } from '#src/device/mark.ts'
import { takeAway, takeAwayIfGone } from '#src/device/tidying.ts'
import { noteEnding, takeEnding } from '#src/firebase/endings.ts'
import { tidyDevice } from '#src/firebase/notes/wiping.ts'

vi.mock('firebase/auth', () => ({ signOut: vi.fn<() => Promise<void>>() }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/device/tidying.ts', () => ({
  closeEverywhere: vi.fn<() => Promise<void>>(),
  takeAway: vi.fn<() => Promise<boolean>>(),
  takeAwayIfGone: vi.fn<() => Promise<boolean>>(),
}))

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(takeAwayIfGone).mockResolvedValue(true)
  localStorage.clear()
  takeEnding()
})

it('a sign-out that cannot be finished ends the session once, and lets its person in again', async () => {
  markThings('ada')
  markLeaving('ada', { discard: ['one'], isOver: false })
  vi.mocked(takeAway).mockResolvedValue(false)
  await tidyDevice()
  await tidyDevice()
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(leavingOf('ada')).toEqual({ discard: ['one'], isOver: true })
  vi.mocked(takeAway).mockResolvedValue(true)
  await tidyDevice()
  expect(takeAway).toHaveBeenLastCalledWith('ada', ['one'])
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(whoseThings()).toEqual([])
})

it('the things of all others are taken away, and of nobody who is in', async () => {
  for (const uid of ['ada', 'bob', 'eve']) markThings(uid)
  await tidyDevice()
  expect(whoseThings()).toEqual(['ada'])
  expect(signOut).not.toHaveBeenCalled()
})

it('of somebody whose account was deleted the words go, too', async () => {
  for (const uid of ['bob', 'eve']) markThings(uid)
  await tidyDevice('eve')
  expect(takeAwayIfGone).toHaveBeenCalledWith('bob', [])
  expect(takeAwayIfGone).toHaveBeenCalledWith('eve', 'all')
})

it('the words go, too, of the one person here whose account was deleted elsewhere before this start', async () => {
  markThings('eve')
  noteEnding('deleted')
  await tidyDevice()
  expect(takeAwayIfGone).toHaveBeenCalledWith('eve', 'all')

  for (const uid of ['bob', 'eve']) markThings(uid)
  await tidyDevice()
  expect(takeAwayIfGone).toHaveBeenCalledWith('bob', [])
  expect(takeAwayIfGone).toHaveBeenLastCalledWith('eve', [])
})

it('a page that ends between the account and what lies here leaves the rest to the next start', async () => {
  vi.mocked(takeAway).mockResolvedValue(true)
  markThings('eve')
  markLeaving('eve', { discard: 'all', isOver: true })
  await tidyDevice()
  expect(takeAway).toHaveBeenCalledWith('eve', 'all')
  expect(whoseThings()).toEqual([])

  markThings('eve')
  markLeaving('eve', { discard: 'all', isOver: true })
  unmarkLeaving('eve')
  expect(leavingOf('eve')).toBeNull()
  expect(whoseThings()).toEqual(['eve'])
})
