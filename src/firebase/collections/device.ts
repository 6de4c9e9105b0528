import {
  closeCollections,
  discardChanges,
  openCollectionsOf,
  type OpenCollection,
} from './openCollections.ts'
import { shownDocuments } from '../../domain/data/documentChange.ts'
import type { Unsaved } from '../../domain/session/unsavedItems.ts'
import type { WatchUnsaved } from '../../machines/session/signOutMachine.ts'
import type { ProductDevice } from '../../product/contract.ts'
import { isOnline } from '../sdk/connection.ts'
import { defaultUnsavedText } from '../../text/product/defaultProductText.ts'

const noop = () => undefined
const noopAsync = () => Promise.resolve()

/** Reports changes of this page that aren't saved. Those of other tabs are unknown here. */
const watchUnsaved: WatchUnsaved = ({ input: { uid }, sendBack }) => {
  const collections = openCollectionsOf(uid)
  const unsaved = () => collections.flatMap(unsavedIn)
  let isStopped = false
  const report = async () => {
    const isReachable = unsaved().length === 0 || (await isOnline())
    if (isStopped) return
    sendBack({ type: 'unsaved.read', edits: unsaved(), files: [], isOnline: isReachable })
  }
  const watching = collections.map((collection) => collection.subscribe(() => void report()))
  void report()
  return () => {
    isStopped = true
    watching.forEach((each) => each.unsubscribe())
  }
}

/** Returns an entry for each document with changes. */
function unsavedIn(collection: OpenCollection): readonly Unsaved[] {
  const snapshot = collection.getSnapshot()
  const { documents, changes } = snapshot.context
  const isStuck = !snapshot.hasTag('saving') && !snapshot.hasTag('retrying')
  // A document that is being deleted isn't shown, but still read.
  const named = [...(shownDocuments(snapshot.context) ?? []), ...(documents ?? [])]
  return Array.from(new Set(changes.map(({ id }) => id)), (id) => {
    const fields = named.find((document) => document.id === id)?.fields ?? {}
    const name = Object.values(fields).find(isText) ?? defaultUnsavedText.untitled
    const revision = JSON.stringify(changes.filter((change) => change.id === id))
    return { id, revision, name, isStuck, isPersisted: false }
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Keeps unsaved changes of the product's collections in this page's memory. Nothing is stored on the device. */
export const device: ProductDevice = {
  prefetchFirstPage: noop,
  watchOtherTabs: noop,
  watchUnsaved,
  saveDrafts: noopAsync,
  discard: async (uid, ids) => discardChanges(uid, ids),
  close: noopAsync,
  removeAll: async (uid) => closeCollections(uid),
  forgetMemory: closeCollections,
  removeSettings: noop,
}
