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
  'a word for a number': { count: '1' },
  'a map for a number': { count: new OneEntry('count', '1') },
  'no number': { count: gone },
  'another note': { lastId: second },
  'null for a note': { lastId: null },
  'a path for a note': { lastId: 'x/y/z' },
  'no note': { lastId: gone },
  'a field that nobody named': { at: now },
  'a note gone for good': { purged: 1 },
  'the number 0.0 of those gone for good': { purged: new Double(0) },
}

export const creating: readonly Check[] = [
  allows('the first note comes with the first count', ({ alice }) =>
    alice.commit(...create(alice)),
  ),
  allows('the second note comes with the second count', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(put(notePath(alice, second), newNote), count(alice, 2, second))
  }),
  allows('a note comes back that was purged', async (people) => {
    const { alice } = people
    await given(people, countPurge(alice, 0))
    return alice.commit(put(notePath(alice), newNote), countPurge(alice, 1))
  }),
  denies('a note comes, and the counter forgets which have gone for good', async (people) => {
    await given(people, countPurge(people.alice, 0, second))
    return people.alice.commit(...create(people.alice))
  }),
  allows('a note comes beside a step of another', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(step(alice), put(notePath(alice, second), newNote), count(alice, 2, second))
  }),
  ...Object.entries(wrongCounters).map(([what, fields]) =>
    denies(`the first note comes with ${what} in the counter`, ({ alice }) =>
      alice.commit(
        put(notePath(alice), newNote),
        put(usagePath(alice), { count: 1, lastId: first, ...fields }),
      ),
    ),
  ),
  denies('a note comes without a count', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote)),
  ),
  denies('a note comes that the counter names already', async (people) => {
    await given(people, count(people.alice, 1))
    return people.alice.commit(put(notePath(people.alice), newNote))
  }),
  denies('a note comes, and the counter stays', async (people) => {
    await given(people, count(people.alice, 1, second))
    return people.alice.commit(...create(people.alice))
  }),
  denies('a note comes, and the counter goes down', async (people) => {
    await given(people, count(people.alice, 2))
    return people.alice.commit(...create(people.alice))
  }),
  denies('a note comes, and the counter goes', async (people) => {
    const { alice } = people
    await given(people, count(alice, 1))
    return alice.commit(put(notePath(alice), newNote), remove(usagePath(alice)))
  }),
  ...[1, 2].map((number) =>
    denies(`two notes come, and the counter says ${number}`, ({ alice }) =>
      alice.commit(
        put(notePath(alice), newNote),
        put(notePath(alice, second), newNote),
        count(alice, number),
      ),
    ),
  ),
  denies('a note comes, counted in the notebook of bob', ({ alice, bob }) =>
    alice.commit(put(notePath(alice), newNote), count(bob, 1)),
  ),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} creates a note for alice`, (people) =>
      people[name].commit(...create(people.alice)),
    ),
  ),
]
