import { Bytes, GeoPoint, Timestamp, vector, type DocumentData } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { fromJson, toJson } from '#src/firebase/collections/documentJson.ts'

const read = (text: string) => fromJson(text, (path) => ({ path }))

it.each<[what: string, fields: DocumentData]>([
  ['text, numbers, lists, and maps', { a: 'b', list: [1, -0.5, null, true, { c: '' }], map: {} }],
  ['numbers that JSON lacks', { a: [-0, Infinity, -Infinity, NaN] }],
  [
    'times, places, bytes, and vectors',
    {
      at: new Timestamp(1_700_000_000, 5_000),
      place: new GeoPoint(48.1, 11.6),
      bytes: Bytes.fromUint8Array(new Uint8Array([1, 2])),
      vector: vector([1, 2]),
    },
  ],
  [
    'maps that look like one of these',
    {
      time: { type: 'firestore/timestamp/1.0', seconds: 'soon' },
      number: { type: 'gatehouse/number/1.0', value: { type: 'gatehouse/map/1.0', entries: 1 } },
      kind: { type: 'chair', legs: 4 },
    },
  ],
])('a document with %s is read as it was written', (_, fields) => {
  expect(read(toJson(fields))).toEqual(fields)
})

it('equal fields in another order give equal texts', () => {
  const like = { type: 'firestore/bytes/1.0', bytes: '' }
  expect(toJson({ a: { c: 1, b: 2 }, like })).toBe(toJson({ like, a: { b: 2, c: 1 } }))
})
