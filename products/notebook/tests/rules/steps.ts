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
import { Double, gone, now } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'
import { change, put } from '#tests/rules/firestore/writes.ts'
import type { People } from '#tests/rules/people.ts'

const right: Record<string, Fields> = {
  'a new text': {},
  'a pin': { pinned: true },
  'a place in the trash': { isInTrash: true },
  'no earlier edits': { earlierEditIds: [] },
}

const earlier = (count: number, from = 30) =>
  Array.from({ length: count }, (_, at) => uuid(from + at))

/** What a third version can remember of the edits before its parent, by what the second one remembers. */
const remembered: Record<string, readonly [readonly string[], readonly string[]]> = {
  'one more earlier edit': [[], [uuid(11)]],
  'the same earlier edits and one more': [earlier(3), [...earlier(3), uuid(11)]],
  'one instead of another of the same page': [earlier(3), [uuid(30), uuid(32), uuid(11)]],
  'one instead of the oldest of ten': [earlier(10), [...earlier(9, 31), uuid(11)]],
}

const misremembered: typeof remembered = {
  'no earlier edits': [[], []],
  'another earlier edit': [[], [uuid(10)]],
  'its own parent among the earlier edits': [[], [uuid(12)]],
  'an earlier edit too many': [[], [uuid(11), uuid(10)]],
  'the earlier edits in another order': [earlier(2), [uuid(31), uuid(30), uuid(11)]],
  'the last edit before older ones': [earlier(2), [uuid(11), ...earlier(2)]],
  'two earlier edits less': [earlier(3), [uuid(32), uuid(11)]],
  'an eleventh earlier edit': [earlier(10), [...earlier(10), uuid(11)]],
}

async function thirdVersion(people: People, known: readonly string[], next: readonly string[]) {
  const { alice } = people
  const version = { rev: 2, editId: uuid(12), parentEditId: uuid(11), earlierEditIds: known }
  await given(people, put(notePath(alice), { ...newNote, ...version }))
  const third = { rev: 3, editId: uuid(13), parentEditId: uuid(12), earlierEditIds: next }
  return alice.commit(step(alice, third))
}

const wrong: Record<string, Fields> = {
  'the same revision': { rev: 1 },
  'a revision that is too high': { rev: 3 },
  'the revision 2.0': { rev: new Double(2) },
  'an earlier revision': { rev: 0 },
  'no parent': { parentEditId: null },
  'a parent that is not the last operation': { parentEditId: uuid(10) },
  'its own operation as a parent': { parentEditId: uuid(12) },
  'the operation that came before it': { editId: newNote.editId },
  'an earlier edit that the note never had': { earlierEditIds: [uuid(10)] },
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
  ...Object.entries(remembered).map(([what, [known, next]]) =>
    allows(`a step remembers ${what}`, (people) => thirdVersion(people, known, next)),
  ),
  ...Object.entries(misremembered).map(([what, [known, next]]) =>
    denies(`a step remembers ${what}`, (people) => thirdVersion(people, known, next)),
  ),
  allows('a step restores a note from the trash', async (people) => {
    await given(people, ...create(people.alice, { isInTrash: true }))
    return people.alice.commit(step(people.alice, { isInTrash: false }))
  }),
  allows('steps of two notes are committed together', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), ...create(alice, {}, second))
    const other = { title: 'Other', rev: 2, editId: uuid(22), parentEditId: newNote.editId }
    const otherStep = change(notePath(alice, second), { ...other, updatedAt: now })
    return alice.commit(step(alice), otherStep)
  }),
  denies(
    'a step has the right revision, but its parent was replaced by another device',
    async (people) => {
      await given(people, ...create(people.alice), step(people.alice))
      return people.alice.commit(step(people.alice, { rev: 3, editId: uuid(13) }))
    },
  ),
  denies('a text changes without a step', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(change(notePath(people.alice, first), { body: '', updatedAt: now }))
  }),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} makes a step in a note of alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(step(people.alice))
    }),
  ),
]
