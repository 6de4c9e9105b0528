import type { DocumentChange, LiveDocument } from '../../domain/data/documentChange.ts'
import { guardUnsaved } from '../../storage/unsavedGuard.ts'

/** A running chart of a collection. */
export type OpenCollection = {
  getSnapshot: () => {
    context: {
      documents: readonly LiveDocument<object>[] | null
      changes: readonly DocumentChange<object>[]
    }
    hasTag: (tag: 'saving') => boolean
  }
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  send: (event: { type: 'changes.discard' }) => void
  stop: () => unknown
}

/** By person and name. They stay open until sign-out, so that leaving a page loses no change. */
const opened = new Map<string, Map<string, OpenCollection>>()

/** Registers an open collection. Until it is closed, the browser warns before it closes a page with unsaved changes. */
export function registerCollection(uid: string, name: string, collection: OpenCollection): void {
  opened.set(uid, new Map([...(opened.get(uid) ?? []), [name, collection]]))
  collection.subscribe(() => {
    guardUnsaved(guardName(uid, name), collection.getSnapshot().context.changes.length > 0)
  })
}

/** The collections that this page has opened for a person, by name. */
export function openCollectionsOf(uid: string): ReadonlyMap<string, OpenCollection> {
  return opened.get(uid) ?? new Map()
}

/** What isn't saved, by collection. */
export function unsavedChanges(
  uid: string,
): readonly (readonly [string, DocumentChange<object>])[] {
  return Array.from(openCollectionsOf(uid)).flatMap(([name, collection]) =>
    collection.getSnapshot().context.changes.map((change) => [name, change] as const),
  )
}

/** Gives up what isn't saved. */
export function discardChanges(uid: string): void {
  for (const collection of openCollectionsOf(uid).values())
    collection.send({ type: 'changes.discard' })
}

/** Closes them, with what isn't saved. */
export function closeCollections(uid: string): void {
  for (const [name, collection] of openCollectionsOf(uid)) {
    collection.stop()
    guardUnsaved(guardName(uid, name), false)
  }
  opened.delete(uid)
}

function guardName(uid: string, name: string): string {
  return `collection/${uid}/${name}`
}
