import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'
import { giveUpGuest, releaseGuest } from '#src/firebase/guest/releaseGuest.ts'

const device = vi.hoisted(() => ({
  done: [] as string[],
  isReadable: true,
  note: (name: string) => () => Promise.resolve(void device.done.push(name)),
}))

const unavailable = new FirebaseError('unavailable', 'What lies here cannot be read now.')
const demandReadable = () => (device.isReadable ? Promise.resolve() : Promise.reject(unavailable))

vi.mock('#src/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({ close: device.note('disk closed') }),
  closeNotebook: () => Promise.resolve(),
  forgetNotebook: () => undefined,
}))
vi.mock('#src/notebook/firebase/move/untilReadable.ts', () => ({
  untilReadable: () => demandReadable(),
  demandNothingHere: () => demandReadable(),
}))
vi.mock('#src/notebook/firebase/move/flush.ts', () => ({
  flushRows: () => demandReadable().then(device.note('words handed over')),
  flushReadable: device.note('words handed over'),
  flushUploads: device.note('files handed over'),
}))
vi.mock('#src/firebase/guest/parkGuest.ts', () => ({ dropParked: device.note('entry gone') }))
vi.mock('#src/firebase/wipe/cleanUpDevice.ts', () => ({ cleanUpDevice: device.note('key gone') }))

const movers = { guestUid: 'guest', uid: 'ada' }
const all = ['words handed over', 'files handed over', 'disk closed', 'entry gone', 'key gone']

beforeEach(() => {
  device.done = []
  device.isReadable = true
})

it('what a guest who is gone had not sent goes over, and then nothing of them stays', async () => {
  await releaseGuest(movers, new AbortController().signal)
  expect(device.done).toEqual(all)
})

it('key and mark stay while what lies here of a guest cannot be read', async () => {
  device.isReadable = false
  await expect(releaseGuest(movers, new AbortController().signal)).rejects.toBe(unavailable)
  expect(device.done).toEqual([])
})

it('who gives the rest up gets what can be read, and is rid of all the rest', async () => {
  device.isReadable = false
  await giveUpGuest(movers, new AbortController().signal)
  expect(device.done).toEqual(all)
})
