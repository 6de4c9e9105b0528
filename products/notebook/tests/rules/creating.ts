import { allows, denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import {
  count,
  countPurge,
  create,
  first,
  newNote,
  notePath,
  second,
  step,
  usagePath,
} from '#tests/rules/firestore/notes.ts'
import { Double, gone, now, OneEntry } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'
import { put, remove } from '#tests/rules/firestore/writes.ts'

const wrongCounters: Record<string, Fields> = {
  'the number 0': { count: 0 },
  'the number 2': { count: 2 },
  'the number -1': { count: -1 },
  'the number 1.0': { count: new Double(1) },
  'a string for a number': { count: '1' },
  'a map for a number': { count: new OneEntry('count', '1') },
  'no number': { count: gone },
  'another note': { lastId: second },
  'null for a note': { lastId: null },
  'a path for a note': { lastId: 'x/y/z' },
  'no note': { lastId: gone },
  'an unknown field': { at: now },
  'a permanently deleted note': { purged: 1 },
  'the number 0.0 of permanently deleted notes': { purged: new Double(0) },
}

export const creating: readonly Check[] = [
  allows('the first note is created with the first count', ({ alice }) =>
    alice.commit(...create(alice)),
  ),
  allows('the second note is created with the second count', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(put(notePath(alice, second), newNote), count(alice, 2, second))
  }),
  allows('a purged note is created again', async (people) => {
    const { alice } = people
    await given(people, countPurge(alice, 0))
    return alice.commit(put(notePath(alice), newNote), countPurge(alice, 1))
  }),
  denies(
    'a note is created, and the counter forgets the permanently deleted ones',
    async (people) => {
      await given(people, countPurge(people.alice, 0, second))
      return people.alice.commit(...create(people.alice))
    },
  ),
  allows('a note is created together with a step of another', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(step(alice), put(notePath(alice, second), newNote), count(alice, 2, second))
  }),
  ...Object.entries(wrongCounters).map(([what, fields]) =>
    denies(`the first note is created with ${what} in the counter`, ({ alice }) =>
      alice.commit(
        put(notePath(alice), newNote),
        put(usagePath(alice), { count: 1, lastId: first, ...fields }),
      ),
    ),
  ),
  denies('a note is created without a count', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote)),
  ),
  denies('a note is created that the counter already names', async (people) => {
    await given(people, count(people.alice, 1))
    return people.alice.commit(put(notePath(people.alice), newNote))
  }),
  denies('a note is created, and the counter stays the same', async (people) => {
    await given(people, count(people.alice, 1, second))
    return people.alice.commit(...create(people.alice))
  }),
  denies('a note is created, and the counter decreases', async (people) => {
    await given(people, count(people.alice, 2))
    return people.alice.commit(...create(people.alice))
  }),
  denies('a note is created, and the counter is deleted', async (people) => {
    const { alice } = people
    await given(people, count(alice, 1))
    return alice.commit(put(notePath(alice), newNote), remove(usagePath(alice)))
  }),
  ...[1, 2].map((number) =>
    denies(`two notes are created, and the counter is ${number}`, ({ alice }) =>
      alice.commit(
        put(notePath(alice), newNote),
        put(notePath(alice, second), newNote),
        count(alice, number),
      ),
    ),
  ),
  denies('a note is created and counted in the notebook of bob', ({ alice, bob }) =>
    alice.commit(put(notePath(alice), newNote), count(bob, 1)),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} creates a note for alice`, (people) =>
      people[name].commit(...create(people.alice)),
    ),
  ),
]
