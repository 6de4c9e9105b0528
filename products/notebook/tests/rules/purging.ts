import { allows, denies, given } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import {
  count,
  countPurge,
  create,
  first,
  newNote,
  notePath,
  purge,
  second,
  usagePath,
} from '#tests/rules/firestore/notes.ts'
import { Double, gone } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'
import { put, remove } from '#tests/rules/firestore/writes.ts'
import type { People } from '#tests/rules/people.ts'

const trashed = { isInTrash: true }

const wrongPurges: Record<string, Fields> = {
  'no number of notes': { purged: gone },
  'no note': { purged: 0 },
  'two notes': { purged: 2 },
  '1.0 notes': { purged: new Double(1) },
}

function givenTrash(people: People): Promise<void> {
  return given(people, ...create(people.alice, trashed))
}

async function givenTwoInTrash(people: People): Promise<void> {
  await givenTrash(people)
  await given(people, ...create(people.alice, trashed, second), count(people.alice, 2))
}

export const purging: readonly Check[] = [
  allows('a note in the trash is deleted with its count', async (people) => {
    await givenTrash(people)
    return people.alice.commit(...purge(people.alice))
  }),
  allows('one of two notes in the trash is deleted with its count', async (people) => {
    await givenTwoInTrash(people)
    const { alice } = people
    return alice.commit(remove(notePath(alice, second)), countPurge(alice, 1, second))
  }),
  allows('another note is deleted and counted as one more', async (people) => {
    const { alice } = people
    await givenTrash(people)
    await given(people, ...create(alice, trashed, second), countPurge(alice, 2))
    return alice.commit(
      remove(notePath(alice, second)),
      countPurge(alice, 1, second, { purged: 2 }),
    )
  }),
  ...Object.entries(wrongPurges).map(([what, fields]) =>
    denies(`a note is deleted with ${what} permanently deleted`, async (people) => {
      await givenTrash(people)
      const { alice } = people
      return alice.commit(remove(notePath(alice)), countPurge(alice, 0, first, fields))
    }),
  ),
  denies('a note is deleted with a wrong count of earlier deletions', async (people) => {
    await givenTrash(people)
    await given(people, countPurge(people.alice, 1))
    return people.alice.commit(...purge(people.alice))
  }),
  denies("a note that isn't in the trash is deleted", async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(...purge(people.alice))
  }),
  denies('a note is deleted without a count', async (people) => {
    await givenTrash(people)
    return people.alice.commit(remove(notePath(people.alice)))
  }),
  denies('a note is deleted, and the counter stays the same', async (people) => {
    await givenTrash(people)
    return people.alice.commit(remove(notePath(people.alice)), countPurge(people.alice, 1))
  }),
  denies('a note is deleted, and the counter increases', async (people) => {
    await givenTrash(people)
    return people.alice.commit(remove(notePath(people.alice)), countPurge(people.alice, 2))
  }),
  denies('a note is deleted, and the counter decreases by two', async (people) => {
    await givenTwoInTrash(people)
    return people.alice.commit(...purge(people.alice))
  }),
  denies('a note is deleted, and the counter names another', async (people) => {
    await givenTwoInTrash(people)
    return people.alice.commit(remove(notePath(people.alice)), countPurge(people.alice, 1, second))
  }),
  denies('a note is deleted together with the counter', async (people) => {
    await givenTrash(people)
    return people.alice.commit(remove(notePath(people.alice)), remove(usagePath(people.alice)))
  }),
  ...[0, 1].map((number) =>
    denies(`two notes are deleted, and the counter is ${number}`, async (people) => {
      await givenTwoInTrash(people)
      const { alice } = people
      return alice.commit(
        remove(notePath(alice)),
        remove(notePath(alice, second)),
        countPurge(alice, number),
      )
    }),
  ),
  ...Object.entries({ former: first, latter: second }).map(([which, counted]) =>
    denies(
      `one note is deleted, another is created, and the ${which} is counted`,
      async (people) => {
        await givenTrash(people)
        const { alice } = people
        return alice.commit(
          remove(notePath(alice)),
          put(notePath(alice, second), newNote),
          countPurge(alice, 1, counted),
        )
      },
    ),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} purges a note of alice`, async (people) => {
      await givenTrash(people)
      return people[name].commit(...purge(people.alice))
    }),
  ),
]
