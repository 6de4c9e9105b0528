import { Bytes, GeoPoint, Timestamp, VectorValue, type DocumentData } from 'firebase/firestore'
import { isRecord } from '../../domain/data/readManifest.ts'

const reference = 'firestore/documentReference/1.0'
const number = 'gatehouse/number/1.0'
const map = 'gatehouse/map/1.0'

/**
 * Writes a document's fields as JSON. Values that JSON doesn't have are objects with a `type`, as the SDK
 * writes them. Equal fields give equal texts.
 */
export function toJson(fields: DocumentData): string {
  return JSON.stringify(
    fields,
    function encode(this: Record<string, unknown>, key, value: unknown) {
      if (typeof value === 'number')
        return isInJson(value) ? value : { type: number, value: numberText(value) }
      if (!isRecord(value) || Array.isArray(value)) return value
      // The SDK's own values have been written by their `toJSON`.
      const isOwnMap = this[key] === value
      return isOwnMap && isLikeEncoded(value)
        ? { type: map, entries: Object.entries(sorted(value)) }
        : sorted(value)
    },
  )
}

/** Whether a map in the document would be read as one of the values that have a `type`. */
function isLikeEncoded({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' && /^(firestore|gatehouse)\//.test(type)
}

/**
 * Reads the fields that `toJson` has written.
 *
 * @param toReference turns a path from the top of the database into a reference.
 * @throws if this isn't such a text.
 */
export function fromJson(text: string, toReference: (path: string) => unknown): DocumentData {
  const fields: unknown = JSON.parse(text, (_, value: unknown) =>
    isRecord(value) ? revived(value, toReference) : value,
  )
  if (!isRecord(fields) || Array.isArray(fields))
    throw new TypeError('These aren’t fields of a document.')
  return fields
}

function revived(json: Record<string, unknown>, toReference: (path: string) => unknown): unknown {
  const { type, referencePath, value, entries } = json
  if (type === 'firestore/timestamp/1.0') return Timestamp.fromJSON(json)
  if (type === 'firestore/bytes/1.0') return Bytes.fromJSON(json)
  if (type === 'firestore/geoPoint/1.0') return GeoPoint.fromJSON(json)
  if (type === 'firestore/vectorValue/1.0') return VectorValue.fromJSON(json)
  if (type === number) return Number(value)
  if (type === map) return Object.fromEntries(entries as [string, unknown][])
  return type === reference ? toReference(String(referencePath)) : json
}

function isInJson(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0)
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value)
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
