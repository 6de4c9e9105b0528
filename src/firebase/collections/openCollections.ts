import type { DocumentChange, LiveDocument } from '../../domain/data/documentChange.ts'
import { guardUnsaved } from '../../storage/unsavedGuard.ts'

/** A running chart of a collection. */
type OpenCollection = {
  getSnapshot: () => {
    context: {
      documents: readonly LiveDocument<object>[] | null
      changes: readonly DocumentChange<object>[]
    }
    hasTag: (tag: 'failed') => boolean
  }
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  stop: () => unknown
}

/** By person and collection. They stay open until sign-out, so that leaving a page loses no change. */
const opened = new Map<string, Map<string, OpenCollection>>()

/** Until sign-out, the browser asks before it closes a page with changes of this collection that aren't saved. */
export function keepOpen(uid: string, name: string, collection: OpenCollection): void {
  opened.set(uid, new Map([...(opened.get(uid) ?? []), [name, collection]]))
  collection.subscribe(() => {
    guardUnsaved(guardName(uid, name), collection.getSnapshot().context.changes.length > 0)
  })
}

/** The collections that this page has opened for a person. */
export function openCollectionsOf(uid: string): readonly OpenCollection[] {
  return [...(opened.get(uid)?.values() ?? [])]
}

/** Closes them, with what isn't saved. */
export function closeCollections(uid: string): void {
  for (const [name, collection] of opened.get(uid) ?? []) {
    collection.stop()
    guardUnsaved(guardName(uid, name), false)
  }
  opened.delete(uid)
}

function guardName(uid: string, name: string): string {
  return `collection/${uid}/${name}`
}
