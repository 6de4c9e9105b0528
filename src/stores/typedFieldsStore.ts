import { readInTab, writeInTab } from './tabStorage.ts'

const key = 'typed-fields'

/** What was typed on a page, by field name. */
export type TypedFields = {
  /** The signed-in user's ID, or an empty string. */
  uid: string
  path: string
  fields: ReadonlyMap<string, string>
}

/** Stores typed fields in this tab during a reload. Stores nothing if there are no fields. */
export function parkTypedFields({ uid, path, fields }: TypedFields): void {
  const query = new URLSearchParams([...fields]).toString()
  writeInTab(key, query ? `${uid} ${path} ${query}` : null)
}

/** Returns the stored fields, and removes them. */
export function takeTypedFields(): TypedFields | null {
  const [uid = '', path = '', query] = readInTab(key)?.split(' ') ?? []
  writeInTab(key, null)
  return query ? { uid, path, fields: new Map(new URLSearchParams(query)) } : null
}
