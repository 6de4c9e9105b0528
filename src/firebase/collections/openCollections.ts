import {
  documentPath,
  type DocumentChange,
  type LiveDocument,
  type Refusal,
} from '../../domain/collections/documentChange.ts'
import { warnBeforeClosing } from '../../storage/tabs/warnBeforeClosing.ts'

type CollectionActor = {
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

export type OpenCollection = { name: string; actor: CollectionActor; warningId: string }

/** By person. They stay open until sign-out, so that leaving a page loses no change. */
const opened = new Map<string, readonly OpenCollection[]>()

/** Registers an open collection. Until it is closed, the browser warns before it closes a tab with unsaved changes. */
export function registerCollection(uid: string, name: string, actor: CollectionActor): void {
  const warningId = crypto.randomUUID()
  opened.set(uid, [...openCollectionsOf(uid), { name, actor, warningId }])
  actor.subscribe(() =>
    warnBeforeClosing(warningId, actor.getSnapshot().context.changes.length > 0),
  )
}

/** The collections that this tab has opened for a person. A product may open one of a name twice. */
export function openCollectionsOf(uid: string): readonly OpenCollection[] {
  return opened.get(uid) ?? []
}

/** Unsaved changes, by collection. */
export function unsavedChanges(
  uid: string,
): readonly (readonly [string, DocumentChange<object>])[] {
  return openCollectionsOf(uid).flatMap(({ name, actor }) =>
    actor.getSnapshot().context.changes.map((change) => [name, change] as const),
  )
}

/** Discards the unsaved changes to the documents with these paths. */
export function discardChanges(uid: string, discarded: readonly string[]): void {
  for (const { name, actor } of openCollectionsOf(uid)) {
    const changed = actor.getSnapshot().context.changes.map(({ id }) => id)
    const ids = changed.filter((id) => discarded.includes(documentPath(name, id)))
    actor.send({ type: 'changes.discard', ids })
  }
}

/** Closes a person's collections, and discards their unsaved changes. */
export function closeCollections(uid: string): void {
  for (const { actor, warningId } of openCollectionsOf(uid)) {
    actor.stop()
    warnBeforeClosing(warningId, false)
  }
  opened.delete(uid)
}
