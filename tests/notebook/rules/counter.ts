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

/** The counter moves only with a note that comes or goes. */
export const counter: readonly Check[] = [
  denies('the counter begins alone', ({ alice }) => alice.commit(count(alice, 0))),
  ...[0, 1, 2].map((number) =>
    denies(`the counter moves from 1 to ${number} alone`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(count(people.alice, number))
    }),
  ),
  denies('the counter names a note that is not there', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(count(people.alice, 0, second))
  }),
  denies('the counter moves with a step', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(step(people.alice), count(people.alice, 0))
  }),
  denies('the counter moves twice in one commit', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote), count(alice, 1), count(alice, 0)),
  ),
  denies('a note goes and comes back in one commit, counted down', async (people) => {
    const { alice } = people
    await given(people, ...create(alice, { deleted: true }), count(alice, 2))
    return alice.commit(remove(notePath(alice)), put(notePath(alice), newNote), count(alice, 1))
  }),
  denies('the counter goes', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(remove(usagePath(people.alice)))
  }),
  denies('another counter begins', ({ alice }) =>
    alice.commit(put(`users/${alice.uid}/usage/other`, { count: 0, lastId: second })),
  ),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} moves the counter of alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(count(people.alice, 0))
    }),
  ),
]
