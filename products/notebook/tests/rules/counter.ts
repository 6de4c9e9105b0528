import { denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import {
  count,
  create,
  newNote,
  notePath,
  second,
  step,
  usagePath,
} from '#tests/rules/firestore/notes.ts'
import { put, remove } from '#tests/rules/firestore/writes.ts'

/** The counter changes only when a note is created or deleted. */
export const counter: readonly Check[] = [
  denies('the counter is created alone', ({ alice }) => alice.commit(count(alice, 0))),
  ...[0, 1, 2].map((number) =>
    denies(`the counter changes from 1 to ${number} alone`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(count(people.alice, number))
    }),
  ),
  denies("the counter names a note that doesn't exist", async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(count(people.alice, 0, second))
  }),
  denies('the counter changes with a step', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(step(people.alice), count(people.alice, 0))
  }),
  denies('the counter changes twice in one commit', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote), count(alice, 1), count(alice, 0)),
  ),
  denies('a note is deleted and recreated in one commit, counted down', async (people) => {
    const { alice } = people
    await given(people, ...create(alice, { isInTrash: true }), count(alice, 2))
    return alice.commit(remove(notePath(alice)), put(notePath(alice), newNote), count(alice, 1))
  }),
  denies('the counter is deleted', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(remove(usagePath(people.alice)))
  }),
  denies('another counter is created', ({ alice }) =>
    alice.commit(put(`users/${alice.uid}/usage/other`, { count: 0, lastId: second })),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} changes the counter of alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(count(people.alice, 0))
    }),
  ),
]
