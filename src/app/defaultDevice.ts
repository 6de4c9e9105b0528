import { closeCollections, openCollectionsOf } from '../firebase/collections/openCollections.ts'
import type { DocumentChange } from '../domain/data/documentChange.ts'
import type { Unsaved } from '../domain/deletion/unsavedItems.ts'
import type { WatchUnsaved } from '../machines/session/signOutMachine.ts'
import type { ProductDevice } from '../product/contract.ts'
import { defaultUnsavedText } from '../text/product/defaultProductText.ts'

const nothing = () => undefined
const nothingLater = () => Promise.resolve()

/** Reports changes of this page that aren't saved. Those of other tabs are unknown here. */
const watchUnsaved: WatchUnsaved = ({ input: { uid }, sendBack }) => {
  const collections = openCollectionsOf(uid)
  const report = () => {
    const edits = collections.flatMap((collection) => {
      const snapshot = collection.getSnapshot()
      const isStuck = snapshot.hasTag('failed')
      return snapshot.context.changes.map((change) => toUnsaved(change, isStuck))
    })
    sendBack({ type: 'unsaved.read', edits, files: [], isOnline: navigator.onLine })
  }
  const watching = collections.map((collection) => collection.subscribe(report))
  report()
  return () => watching.forEach((each) => each.unsubscribe())
}

function toUnsaved(change: DocumentChange<object>, isStuck: boolean): Unsaved {
  const { id } = change
  const texts = 'fields' in change ? Object.values(change.fields).filter(isText) : []
  const name = texts[0] ?? defaultUnsavedText.untitled
  return { id, revision: JSON.stringify(change), name, isStuck, isPersisted: false }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** For a product that keeps nothing on the device: what isn't saved is in the page's memory. */
export const defaultDevice: ProductDevice = {
  prefetchFirstPage: nothing,
  watchOthers: nothing,
  watchUnsaved,
  saveDrafts: nothingLater,
  discard: nothingLater,
  announceClose: nothing,
  close: nothingLater,
  deleteAll: async (uid) => closeCollections(uid),
  forgetMemory: closeCollections,
  deleteSettings: nothing,
}
