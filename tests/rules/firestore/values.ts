/** The moment at which the server takes a write over. */
export const now = Symbol('the time of the server')

/** A field that a change takes away, or that a new document lacks. */
export const gone = Symbol('no such field')

/** A number that Firestore keeps as a floating-point number, as the SDK does with no whole number. */
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

type Value = null | boolean | number | string | Date | Double | OneEntry | readonly string[]

/** What a write puts into the fields of a document. */
export type Fields = Readonly<Record<string, Value | typeof now | typeof gone>>

/** A value in the form of Firestore's REST API. Numbers are whole unless they are a `Double`. */
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
  return { arrayValue: { values: value.map(encode) } }
}
