import type { Failure } from '../failure.ts'

/** A document of a collection, as the product has read its fields. */
export type LiveDocument<Fields> = { id: string; fields: Fields }

/** A change to one document, as a page makes it. A document that is added without an `id` gets one. */
export type NewChange<Fields> =
  | { type: 'add'; id?: string; fields: Fields }
  /** The other fields stay. If another device has deleted the document, it is added again. */
  | { type: 'update'; id: string; fields: Partial<Fields> }
  | { type: 'delete'; id: string }

/** A change to one document that is not on the server yet. */
export type DocumentChange<Fields> =
  | { type: 'add'; id: string; fields: Fields }
  /** `ifDeleted`: what adds the document again if another device has deleted it. */
  | { type: 'update'; id: string; fields: Partial<Fields>; ifDeleted?: Fields }
  | { type: 'delete'; id: string }

/** Why the server doesn't accept the changes of a document. */
export type Refusal = { id: string; failure: Failure }

/** A document with changes that aren't saved. */
export type UnsavedDocument = {
  id: string
  /** The first text in its fields; `null` if it has none. */
  name: string | null
}

/** What is known of a collection: its documents on the server, and the person's changes, oldest first. */
type Collection<Fields> = {
  /** `null` while none are known. */
  documents: readonly LiveDocument<Fields>[] | null
  changes: readonly DocumentChange<Fields>[]
}

type WithDeleted<Fields> = Collection<Fields> & {
  deletedElsewhere: readonly LiveDocument<Fields>[]
}

/** A document's path within its account: two collections may have documents with the same ID. */
export function documentPath(collection: string, id: string): string {
  return `${collection}/${id}`
}

/** Returns the documents of a collection to show; `null` while none are known. */
export function shownDocuments<Fields>({
  documents,
  changes,
}: Collection<Fields>): readonly LiveDocument<Fields>[] | null {
  return documents || changes.length > 0 ? withChanges(documents ?? [], changes) : null
}

/** The documents with these changes applied. New ones come last. */
export function withChanges<Fields>(
  documents: readonly LiveDocument<Fields>[],
  changes: readonly DocumentChange<Fields>[],
): readonly LiveDocument<Fields>[] {
  return changes.reduce(withChange<Fields>, documents)
}

/** All changes of the first document that isn't refused: they are saved together. */
export function nextChanges<Fields>(
  changes: readonly DocumentChange<Fields>[],
  refusals: readonly Refusal[],
): readonly DocumentChange<Fields>[] {
  const next = changes.find((change) => !refusals.some(({ id }) => id === change.id))
  return changes.filter(({ id }) => id === next?.id)
}

/** What changes of one document do together. */
export type DocumentWrite =
  | { type: 'set'; fields: object }
  | { type: 'update'; fields: object }
  | { type: 'delete' }

/**
 * Returns the one write for the changes of a document; `null` if nothing is left to do. A document that is added is
 * there already if only the response to an earlier attempt was lost.
 */
export function writeFor(
  changes: readonly DocumentChange<object>[],
  isThere: boolean,
): DocumentWrite | null {
  let write: DocumentWrite | null = null
  for (const change of changes) {
    const exists = write ? write.type !== 'delete' : isThere
    if (change.type === 'delete') write = isThere ? { type: 'delete' } : null
    else if (change.type === 'add' && !exists) write = { type: 'set', fields: change.fields }
    else if (change.type === 'update' && exists) write = updated(write, change.fields)
    else if (change.type === 'update' && change.ifDeleted)
      write = { type: 'set', fields: change.ifDeleted }
  }
  return write
}

/** The change with what it needs if another device deletes, or has deleted, its document. */
export function withKnownFields<Fields>(
  change: DocumentChange<Fields>,
  collection: WithDeleted<Fields>,
): DocumentChange<Fields> {
  const shown = shownDocuments(collection) ?? []
  const known = [...shown, ...collection.deletedElsewhere].find(({ id }) => id === change.id)
  return change.type === 'update' && known
    ? { ...change, ifDeleted: { ...known.fields, ...change.fields } }
    : change
}

/** The documents that another device has deleted, as last read: a page may still be editing one. */
export function deletedElsewhere<Fields>(
  before: WithDeleted<Fields>,
  read: readonly LiveDocument<Fields>[],
): readonly LiveDocument<Fields>[] {
  const gone = new Map(
    [...before.deletedElsewhere, ...(before.documents ?? [])].map((each) => [each.id, each]),
  )
  for (const { id } of read) gone.delete(id)
  for (const { id, type } of before.changes) if (type === 'delete') gone.delete(id)
  return [...gone.values()]
}

/** The documents that have unsaved changes, in the order of their first one. */
export function unsavedDocuments(collection: Collection<object>): readonly UnsavedDocument[] {
  const { documents, changes } = collection
  // A document that is being deleted isn't shown, but still read.
  const named = [...(shownDocuments(collection) ?? []), ...(documents ?? [])]
  return Array.from(new Set(changes.map(({ id }) => id)), (id) => {
    const fields = named.find((document) => document.id === id)?.fields ?? {}
    return { id, name: Object.values(fields).find(isText) ?? null }
  })
}

function updated(write: DocumentWrite | null, fields: object): DocumentWrite {
  const earlier = write && write.type !== 'delete' ? write : { type: 'update' as const, fields: {} }
  return { ...earlier, fields: { ...earlier.fields, ...fields } }
}

function withChange<Fields>(
  documents: readonly LiveDocument<Fields>[],
  change: DocumentChange<Fields>,
): readonly LiveDocument<Fields>[] {
  const { id } = change
  if (change.type === 'delete') return documents.filter((document) => document.id !== id)
  const isThere = documents.some((document) => document.id === id)
  if (!isThere) {
    const fields = change.type === 'add' ? change.fields : change.ifDeleted
    return fields ? [...documents, { id, fields }] : documents
  }
  if (change.type === 'add') return documents
  return documents.map((document) =>
    document.id === id ? { id, fields: { ...document.fields, ...change.fields } } : document,
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
