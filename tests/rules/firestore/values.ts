/** Becomes the server's time of the write. */
export const now = Symbol('the time of the server')

/** Removes a field in a change, or leaves it out of a new document. */
export const gone = Symbol('no such field')

/** A number that Firestore stores as floating point, as the SDK never does for whole numbers. */
export class Double {
  readonly number: number

  constructor(number: number) {
    this.number = number
  }
}

/** A map with one entry. */
export class OneEntry {
  readonly name: string
  readonly value: string

  constructor(name: string, value: string) {
    this.name = name
    this.value = value
  }
}

type Value =
  | null
  | boolean
  | number
  | string
  | Date
  | Double
  | OneEntry
  | readonly (string | number)[]

type Field = Value | Entry | typeof now | typeof gone

/** A map with several entries. */
export type Entry = { readonly [name: string]: Value | Entry | typeof now | typeof gone }

/** The fields of a write. */
export type Fields = Readonly<Record<string, Field>>

export function isEntry(field: Field): field is Entry {
  return field?.constructor === Object
}

/** Encodes a value for Firestore's REST API. Numbers are integers unless they are a `Double`. */
export function encode(value: Value): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Double) return { doubleValue: value.number }
  if (value instanceof OneEntry) {
    return { mapValue: { fields: { [value.name]: encode(value.value) } } }
  }
  return { arrayValue: { values: value.map((item) => encode(item)) } }
}
