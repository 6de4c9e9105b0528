import { beforeEach, expect, it, vi } from 'vitest'
import { forgetMove, moveTo, noteMove } from '#src/device/moveMark.ts'
import { wipeAsides } from '#src/firebase/move/wipeAsides.ts'
import { beginWipe } from '#src/firebase/vault/beginWipe.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { onlyTheMark, vaultsOnServer } from '#tests/support/vaultsOnServer.ts'
import { ports } from '../ports.ts'
import { furnish } from './furnish.ts'
import { newGuest, newPerson } from './people.ts'

const guests = vi.hoisted(() => new Map<string, Vault>())
vi.mock('#src/firebase/move/guestSession.ts', () => ({
  guestVault: (uid: string) => Promise.resolve(guests.get(uid) ?? 'gone'),
  guestSession: (uid: string) => guests.get(uid)?.session,
}))
vi.mock('#src/device/tidying.ts', () => ({ closeEverywhere: () => Promise.resolve() }))

const { everythingOf } = vaultsOnServer(ports)

beforeEach(async () => {
  for (const uid of guests.keys()) await forgetMove(uid)
  guests.clear()
})

it('what a guest has not moved yet goes with the account that it was to move to', async () => {
  const { uid } = await newPerson()
  const guest = await asideOf(uid)
  await wipeAsides(uid, signal())
  expect(await everythingOf(guest.uid)).toEqual(onlyTheMark)
  expect(guest.session.currentUser).toBeNull()
  expect(moveTo(uid)).toBeNull()
})

it('two guests go, too, also one whose move had begun to delete them', async () => {
  const { uid } = await newPerson()
  const [first, second] = [await asideOf(uid), await asideOf(uid)]
  await beginWipe(first)
  await wipeAsides(uid, signal())
  expect(await everythingOf(first.uid)).toEqual(onlyTheMark)
  expect(await everythingOf(second.uid)).toEqual(onlyTheMark)
  expect(moveTo(uid)).toBeNull()
})

it('a guest of nobody known loses nothing', async () => {
  const { uid } = await newPerson()
  const guest = await asideOf(null)
  const all = await everythingOf(guest.uid)
  await wipeAsides(uid, signal())
  expect(await everythingOf(guest.uid)).toEqual(all)
  expect(moveTo(uid)?.guestUid).toBe(guest.uid)
})

/** A guest with notes and files who was put aside, and whose move was stopped. */
async function asideOf(toUid: string | null): Promise<Vault> {
  const guest = await newGuest()
  await furnish(guest)
  guests.set(guest.uid, guest)
  await noteMove({ guestUid: guest.uid, toUid, phase: 'paused', notOf: [], made: [] })
  return guest
}

function signal(): AbortSignal {
  return new AbortController().signal
}
