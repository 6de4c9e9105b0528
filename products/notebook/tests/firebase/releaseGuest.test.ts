import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'
import { product } from '#products/notebook/product.ts'
import { giveUpGuest, releaseGuest } from '#src/firebase/guest/releaseGuest.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { setProduct } from '#src/product/current.ts'

const device = vi.hoisted(() => ({
  done: [] as string[],
  isReadable: true,
  note: (name: string) => () => Promise.resolve(void device.done.push(name)),
}))

const unavailable = new FirebaseError(
  'unavailable',
  'Data on this device can’t be decrypted right now.',
)
const requireReadable = () => (device.isReadable ? Promise.resolve() : Promise.reject(unavailable))

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({ close: device.note('disk closed') }),
  closeNotebook: () => Promise.resolve(),
  forgetNotebook: () => undefined,
}))
vi.mock('#products/notebook/firebase/move/untilReadable.ts', () => ({
  untilReadable: () => requireReadable(),
  requireNothingUnsent: () => requireReadable(),
}))
vi.mock('#products/notebook/firebase/move/transferUnsent.ts', () => ({
  transferRows: () => requireReadable().then(device.note('words handed over')),
  transferReadableRows: device.note('words handed over'),
  transferUploads: device.note('files handed over'),
}))
vi.mock('#src/firebase/guest/keepPendingGuest.ts', () => ({
  dropPendingGuest: device.note('entry gone'),
}))
vi.mock('#src/firebase/session/cleanUpDevice.ts', () => ({
  cleanUpDevice: device.note('key gone'),
}))

const uids = { guestUid: 'guest', uid: 'ada' }
const all = ['words handed over', 'files handed over', 'disk closed', 'entry gone', 'key gone']

beforeEach(() => {
  setProduct(withDefaults(product))
  device.done = []
  device.isReadable = true
})

it('unsent edits of a deleted guest are moved, and nothing of the guest is left', async () => {
  await releaseGuest(uids, new AbortController().signal)
  expect(device.done).toEqual(all)
})

it("the key and the journal entry stay while the guest's data can't be read", async () => {
  device.isReadable = false
  await expect(releaseGuest(uids, new AbortController().signal)).rejects.toBe(unavailable)
  expect(device.done).toEqual([])
})

it('a person who discards the rest gets what can be read, and everything else is removed', async () => {
  device.isReadable = false
  await giveUpGuest(uids, new AbortController().signal)
  expect(device.done).toEqual(all)
})
