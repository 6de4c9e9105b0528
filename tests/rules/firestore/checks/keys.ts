import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { keyPath } from '../notes.ts'
import { gone } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove } from '../writes.ts'

const base64 = (bytes: number): string => Buffer.alloc(bytes, 'gatehouse?>').toString('base64')
const key = base64(32)

const wrong: Record<string, Fields> = {
  'a byte less': { key: base64(31) },
  'a byte more': { key: base64(33) },
  'an empty key': { key: '' },
  'bits after its end': { key: key.replace(/.=$/, 'B=') },
  'a letter of another alphabet': { key: key.replace(/^./, '-') },
  'a letter before it': { key: `A${key}` },
  'a letter after it': { key: `${key}A` },
  'a list for a key': { key: [key] },
  'null for a key': { key: null },
  'no key': { key: gone },
  'a field that nobody named': { name: 'outbox' },
}

export const keys: readonly Check[] = [
  allows('alice keeps a key', ({ alice }) => alice.commit(put(keyPath(alice), { key }))),
  allows('a guest keeps a key', ({ guest }) => guest.commit(put(keyPath(guest), { key }))),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`alice keeps a key with ${what}`, ({ alice }) =>
      alice.commit(put(keyPath(alice), { key, ...fields })),
    ),
  ),
  denies('alice puts another key in its place', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(put(keyPath(people.alice), { key: key.replace(/^./, 'A') }))
  }),
  denies('alice puts the same key in its place', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(change(keyPath(people.alice), { key }))
  }),
  denies('alice deletes the key', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(remove(keyPath(people.alice)))
  }),
  denies('alice keeps another key beside it', ({ alice }) =>
    alice.commit(put(`users/${alice.uid}/keys/other`, { key })),
  ),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} keeps a key for alice`, (people) =>
      people[name].commit(put(keyPath(people.alice), { key })),
    ),
  ),
]
