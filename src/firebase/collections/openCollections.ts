import type {
  DocumentChange,
  LiveDocument,
  Refusal,
} from '../../domain/collections/documentChange.ts'
import { guardUnsaved } from '../../storage/tabs/unsavedGuard.ts'

/** The actor of a collection. */
export type OpenCollection = {
  getSnapshot: () => {
    context: {
      documents: readonly LiveDocument<object>[] | null
      changes: readonly DocumentChange<object>[]
      refusals: readonly Refusal[]
    }
    hasTag: (tag: 'saving') => boolean
    matches: (state: 'paused') => boolean
  }
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  send: (event: { type: 'changes.discard'; ids: readonly string[] }) => void
  stop: () => unknown
}

type Opened = { name: string; collection: OpenCollection; guard: string }

/** By person. They stay open until sign-out, so that leaving a page loses no change. */
const opened = new Map<string, readonly Opened[]>()

/** Registers an open collection. Until it is closed, the browser warns before it closes a tab with unsaved changes. */
export function registerCollection(uid: string, name: string, collection: OpenCollection): void {
  const guard = crypto.randomUUID()
  opened.set(uid, [...openedBy(uid), { name, collection, guard }])
  collection.subscribe(() =>
    guardUnsaved(guard, collection.getSnapshot().context.changes.length > 0),
  )
}

/** The collections that this tab has opened for a person. A product may open one of a name twice. */
export function openCollectionsOf(uid: string): readonly OpenCollection[] {
  return openedBy(uid).map(({ collection }) => collection)
}

/** Unsaved changes, by collection. */
export function unsavedChanges(
  uid: string,
): readonly (readonly [string, DocumentChange<object>])[] {
  return openedBy(uid).flatMap(({ name, collection }) =>
    collection.getSnapshot().context.changes.map((change) => [name, change] as const),
  )
}

/** Gives up what isn't saved of these documents. */
export function discardChanges(uid: string, ids: readonly string[]): void {
  for (const collection of openCollectionsOf(uid)) collection.send({ type: 'changes.discard', ids })
}

/** Closes them, with what isn't saved. */
export function closeCollections(uid: string): void {
  for (const { collection, guard } of openedBy(uid)) {
    collection.stop()
    guardUnsaved(guard, false)
  }
  opened.delete(uid)
}

function openedBy(uid: string): readonly Opened[] {
  return opened.get(uid) ?? []
}
