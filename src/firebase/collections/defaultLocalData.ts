import { documentPath, unsavedDocuments } from '../../domain/collections/documentChange.ts'
import type { UnsavedItem } from '../../domain/session/unsavedItems.ts'
import type { WatchOtherTabs, SaveAndWatchUnsaved } from '../../machines/session/signOutMachine.ts'
import type { ProductLocalData } from '../../product/contract.ts'
import { defaultUnsavedText } from '../../text/product/defaultProductText.ts'
import { isOnline } from '../sdk/connection.ts'
import { onCollectionMessage, broadcastToCollections } from './collectionMessages.ts'
import {
  closeCollections,
  discardChanges,
  openCollectionsOf,
  type OpenCollection,
} from './openCollections.ts'

const noop = () => undefined
const noopAsync = () => Promise.resolve()

/** How long other tabs may take to answer. */
const otherTabsDelayMs = 150

/** Reports changes that aren't saved, of this tab and of those others that answer in time, or later. */
const saveAndWatchUnsaved: SaveAndWatchUnsaved = ({ input: { uid, isFinalCheck }, sendBack }) => {
  const collections = openCollectionsOf(uid)
  const others = new Map<string, readonly UnsavedItem[]>()
  const unsaved = () => onceEach([unsavedOf(collections), ...others.values()].flat())
  const watching = new AbortController()
  const { signal } = watching
  const report = async () => {
    const isReachable = unsaved().length === 0 || (await isOnline())
    if (signal.aborted) return
    sendBack({ type: 'unsaved.read', edits: unsaved(), files: [], isOnline: isReachable })
  }
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, otherTabsDelayMs))
    if (signal.aborted) return
    signal.addEventListener(
      'abort',
      onChange(collections, () => void report()),
    )
    await report()
  }
  const begun = begin()
  const stopListening = onCollectionMessage(uid, (message, from) => {
    if (message.type !== 'unsaved') return
    others.set(from, message.edits)
    void begun.then(report)
  })
  signal.addEventListener('abort', stopListening)
  broadcastToCollections(uid, { type: 'signingOut', isFinalCheck })
  return () => {
    watching.abort()
    broadcastToCollections(uid, { type: 'stopAnswering' })
  }
}

/** Tells a tab that signs out what isn't saved in this one, and discards what the person discards there. */
const watchOtherTabs: WatchOtherTabs = ({ input: { uid }, sendBack }) => {
  let stopAnswering: () => void = noop
  const answer = () => {
    stopAnswering()
    const collections = openCollectionsOf(uid)
    const tell = () =>
      broadcastToCollections(uid, { type: 'unsaved', edits: unsavedOf(collections) })
    stopAnswering = onChange(collections, tell)
    tell()
  }
  const stopListening = onCollectionMessage(uid, (message) => {
    if (message.type === 'signingOut') {
      sendBack({ type: message.isFinalCheck ? 'otherTab.checking' : 'otherTab.waiting' })
      answer()
    }
    if (message.type === 'stopAnswering') stopAnswering()
    if (message.type === 'discard') discardChanges(uid, message.ids)
    if (message.type === 'removing') sendBack({ type: 'otherTab.removing' })
  })
  return () => {
    stopListening()
    stopAnswering()
  }
}

function onChange(collections: readonly OpenCollection[], listener: () => void): () => void {
  const watching = collections.map(({ actor }) => actor.subscribe(listener))
  return () => watching.forEach((each) => each.unsubscribe())
}

/** One entry for each document, which several tabs may have changed. */
function onceEach(edits: readonly UnsavedItem[]): readonly UnsavedItem[] {
  return [...new Map(edits.map((edit) => [edit.id, edit])).values()].map((edit) => {
    const same = edits.filter(({ id }) => id === edit.id)
    // Sorted, so that nothing seems to have changed if another tab answers first.
    const revisions = same.map(({ revision }) => revision).toSorted()
    return { ...edit, revision: revisions.join(), isStuck: same.every(({ isStuck }) => isStuck) }
  })
}

function unsavedOf(collections: readonly OpenCollection[]): readonly UnsavedItem[] {
  return collections.flatMap(unsavedIn)
}

/** Returns an entry for each document with changes. */
function unsavedIn({ name: collection, actor }: OpenCollection): readonly UnsavedItem[] {
  const snapshot = actor.getSnapshot()
  const { changes, refusals } = snapshot.context
  return unsavedDocuments(snapshot.context).map(({ id, name }) => ({
    id: documentPath(collection, id),
    revision: JSON.stringify(changes.filter((change) => change.id === id)),
    name: name ?? defaultUnsavedText.untitled,
    isStuck: snapshot.matches('paused') || refusals.some((refusal) => refusal.id === id),
    isPersisted: false,
  }))
}

/** Keeps unsaved changes of the product's collections in memory, by tab. Nothing is stored on the device. */
export const defaultLocalData: ProductLocalData = {
  prefetchFirstPage: noop,
  watchOtherTabs,
  saveAndWatchUnsaved,
  saveDrafts: noopAsync,
  discard: async (uid, ids) => {
    discardChanges(uid, ids)
    broadcastToCollections(uid, { type: 'discard', ids })
  },
  close: async (uid, tabs) => {
    if (tabs === 'all') broadcastToCollections(uid, { type: 'removing' })
  },
  removeAll: async (uid) => {
    broadcastToCollections(uid, { type: 'removing' })
    closeCollections(uid)
  },
  forgetMemory: closeCollections,
  removeSettings: noop,
}
