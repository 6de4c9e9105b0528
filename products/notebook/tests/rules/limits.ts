import { noteLimit, unverifiedNoteLimit } from '#products/notebook/domain/note.ts'
import { allows, denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import {
  count,
  countPurge,
  create,
  newNote,
  notePath,
  second,
  step,
} from '#tests/rules/firestore/notes.ts'
import { put, remove } from '#tests/rules/firestore/writes.ts'
import type { People } from '#tests/rules/people.ts'

const numbers = {
  alice: noteLimit,
  verified: noteLimit,
  phoneOwner: noteLimit,
  unverifiedFacebook: noteLimit,
  guest: unverifiedNoteLimit,
  unverified: unverifiedNoteLimit,
} as const

type Name = keyof typeof numbers

const entries = Object.entries(numbers) as [Name, number][]
const few = entries.filter(([, limit]) => limit === unverifiedNoteLimit)

async function createNoteAfter(people: People, name: Name, number: number) {
  const person = people[name]
  await given(people, count(person, number, second))
  return person.commit(put(notePath(person), newNote), count(person, number + 1))
}

export const limits: readonly Check[] = [
  ...entries.flatMap(([name, number]) => [
    allows(`${name} creates note number ${number}`, (people) =>
      createNoteAfter(people, name, number - 1),
    ),
    denies(`${name} creates note number ${number + 1}`, (people) =>
      createNoteAfter(people, name, number),
    ),
  ]),
  ...few.flatMap(([name, number]) => [
    allows(`${name} edits one of ${number + 1} notes`, async (people) => {
      const person = people[name]
      await given(people, ...create(person), count(person, number + 1))
      return person.commit(step(person))
    }),
    allows(`${name} purges one of ${number + 1} notes`, async (people) => {
      const person = people[name]
      await given(people, ...create(person, { isInTrash: true }), count(person, number + 1))
      return person.commit(remove(notePath(person)), countPurge(person, number))
    }),
  ]),
]
