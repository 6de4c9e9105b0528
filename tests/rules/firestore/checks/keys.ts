import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { keyPath } from '../notes.ts'
import { gone } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove } from '../writes.ts'

const base64 = (bytes: number): string => Buffer.alloc(bytes, 'gatehouse?>').toString('base64')
const key = base64(32)

const wrong: Record<string, Fields> = {
  'one byte too few': { key: base64(31) },
  'one byte too many': { key: base64(33) },
  'an empty key': { key: '' },
  'extra bits at its end': { key: key.replace(/.=$/, 'B=') },
  'a letter of base64url': { key: key.replace(/^./, '-') },
  'a letter before it': { key: `A${key}` },
  'a letter after it': { key: `${key}A` },
  'a list as its key': { key: [key] },
  'null as its key': { key: null },
  'no key': { key: gone },
  'an unknown field': { name: 'outbox' },
}

export const keys: readonly Check[] = [
  allows('alice stores a key', ({ alice }) => alice.commit(put(keyPath(alice), { key }))),
  allows('a guest stores a key', ({ guest }) => guest.commit(put(keyPath(guest), { key }))),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`alice stores a key with ${what}`, ({ alice }) =>
      alice.commit(put(keyPath(alice), { key, ...fields })),
    ),
  ),
  denies('alice replaces the key', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(put(keyPath(people.alice), { key: key.replace(/^./, 'A') }))
  }),
  denies('alice replaces the key with the same one', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(change(keyPath(people.alice), { key }))
  }),
  denies('alice deletes the key', async (people) => {
    await given(people, put(keyPath(people.alice), { key }))
    return people.alice.commit(remove(keyPath(people.alice)))
  }),
  denies('alice stores a second key', ({ alice }) =>
    alice.commit(put(`users/${alice.uid}/keys/other`, { key })),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} stores a key for alice`, (people) =>
      people[name].commit(put(keyPath(people.alice), { key })),
    ),
  ),
]
