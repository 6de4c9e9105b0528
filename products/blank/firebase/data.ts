import { collection, getCountFromServer } from 'firebase/firestore'
import type { ProductData, ProductDevice } from '#src/product/contract.ts'
import { nothingUnsaved } from '#src/domain/deletion/unsavedItems.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'

const nothing = () => undefined

/** It keeps nothing on this device, so nothing is ever unsaved. */
export const device: ProductDevice = {
  prefetchFirstPage: () => undefined,
  watchOthers: () => nothing,
  watchUnsaved: ({ sendBack }) => {
    sendBack({ type: 'unsaved.read', ...nothingUnsaved, isOnline: navigator.onLine })
  },
  saveDrafts: () => Promise.resolve(),
  discard: () => Promise.resolve(),
  announceClose: nothing,
  close: () => Promise.resolve(),
  deleteAll: () => Promise.resolve(),
  forgetMemory: nothing,
  deleteSettings: nothing,
}

export const data: ProductData = {
  count: async ({ uid, session }) => {
    const greetings = collection(firestore(session), 'users', uid, 'greetings')
    const counted = await getCountFromServer(greetings)
    return { greetings: counted.data().count }
  },
}
