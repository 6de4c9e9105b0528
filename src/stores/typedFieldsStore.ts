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
  const words = new URLSearchParams([...fields]).toString()
  writeInTab(key, words ? `${uid} ${path} ${words}` : null)
}

/** Returns the stored fields, and removes them. */
export function takeTypedFields(): TypedFields | null {
  const [uid = '', path = '', words] = readInTab(key)?.split(' ') ?? []
  writeInTab(key, null)
  return words ? { uid, path, fields: new Map(new URLSearchParams(words)) } : null
}
