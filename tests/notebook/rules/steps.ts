import { allows, denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import {
  create,
  first,
  newNote,
  notePath,
  second,
  step,
  uuid,
} from '#tests/rules/firestore/notes.ts'
import type { People } from '#tests/rules/people.ts'
import { Double, gone, now } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'
import { change } from '#tests/rules/firestore/writes.ts'

const right: Record<string, Fields> = {
  'a new text': {},
  'a pin': { pinned: true },
  'a place in the trash': { deleted: true },
}

const wrong: Record<string, Fields> = {
  'the same revision': { rev: 1 },
  'a revision that is too high': { rev: 3 },
  'the revision 2.0': { rev: new Double(2) },
  'an earlier revision': { rev: 0 },
  'no parent': { parentOpId: null },
  'a parent that is not the last operation': { parentOpId: uuid(10) },
  'its own operation as a parent': { parentOpId: uuid(12) },
  'the operation that came before it': { opId: newNote.opId },
  'another creation time': { createdAt: now },
  'a creation dated yesterday': { createdAt: new Date(Date.now() - 86_400_000) },
}

async function stepOfAlice(people: People, fields: Fields) {
  await given(people, ...create(people.alice))
  return people.alice.commit(step(people.alice, fields))
}

export const steps: readonly Check[] = [
  ...Object.entries(right).map(([what, fields]) =>
    allows(`a step has ${what}`, (people) => stepOfAlice(people, fields)),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`a step has ${what}`, (people) => stepOfAlice(people, fields)),
  ),
  allows('a step leaves what a newer build has added', async (people) => {
    await given(people, ...create(people.alice, { color: 'red' }))
    return people.alice.commit(step(people.alice))
  }),
  denies('a step changes what a newer build has added', async (people) => {
    await given(people, ...create(people.alice, { color: 'red' }))
    return people.alice.commit(step(people.alice, { color: 'blue' }))
  }),
  denies('a step removes what a newer build has added', async (people) => {
    await given(people, ...create(people.alice, { color: 'red' }))
    return people.alice.commit(step(people.alice, { color: gone }))
  }),
  allows('a step restores a note from the trash', async (people) => {
    await given(people, ...create(people.alice, { deleted: true }))
    return people.alice.commit(step(people.alice, { deleted: false }))
  }),
  allows('steps of two notes are committed together', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), ...create(alice, {}, second))
    const other = { title: 'Other', rev: 2, opId: uuid(22), parentOpId: newNote.opId }
    const otherStep = change(notePath(alice, second), { ...other, updatedAt: now })
    return alice.commit(step(alice), otherStep)
  }),
  denies(
    'a step has the right revision, but its parent was replaced by another device',
    async (people) => {
      await given(people, ...create(people.alice), step(people.alice))
      return people.alice.commit(step(people.alice, { rev: 3, opId: uuid(13) }))
    },
  ),
  denies('a text changes without a step', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(change(notePath(people.alice, first), { body: '', updatedAt: now }))
  }),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} makes a step in a note of alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(step(people.alice))
    }),
  ),
]
