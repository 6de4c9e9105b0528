/** A document of a collection, as the product has read its fields. */
export type LiveDocument<Fields> = { id: string; fields: Fields }

/** A change to one document that is not on the server yet. */
export type DocumentChange<Fields> =
  | { type: 'add'; id: string; fields: Fields }
  /** The other fields stay. */
  | { type: 'update'; id: string; fields: Partial<Fields> }
  | { type: 'delete'; id: string }

/** Returns the documents of a collection to show; `null` while none are known. */
export function shownDocuments<Fields>({
  documents,
  changes,
}: {
  documents: readonly LiveDocument<Fields>[] | null
  changes: readonly DocumentChange<Fields>[]
}): readonly LiveDocument<Fields>[] | null {
  return documents || changes.length > 0 ? withChanges(documents ?? [], changes) : null
}

/** The documents with changes that are being saved. Documents that are being added come last. */
export function withChanges<Fields>(
  documents: readonly LiveDocument<Fields>[],
  changes: readonly DocumentChange<Fields>[],
): readonly LiveDocument<Fields>[] {
  return changes.reduce(withChange<Fields>, documents)
}

/** The changes that still matter before another one: none of a document that it deletes. */
export function withoutReplaced<Fields>(
  changes: readonly DocumentChange<Fields>[],
  { type, id }: DocumentChange<Fields>,
): readonly DocumentChange<Fields>[] {
  return type === 'delete' ? changes.filter((change) => change.id !== id) : changes
}

function withChange<Fields>(
  documents: readonly LiveDocument<Fields>[],
  change: DocumentChange<Fields>,
): readonly LiveDocument<Fields>[] {
  const { id } = change
  if (change.type === 'delete') return documents.filter((document) => document.id !== id)
  if (change.type === 'update') {
    return documents.map((document) =>
      document.id === id ? { id, fields: { ...document.fields, ...change.fields } } : document,
    )
  }
  const isThere = documents.some((document) => document.id === id)
  return isThere ? documents : [...documents, { id, fields: change.fields }]
}
