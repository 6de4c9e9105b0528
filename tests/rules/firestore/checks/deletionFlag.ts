import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { finish, mark, flagPath } from '../marks.ts'
import { filesUsagePath } from '../files.ts'
import { create, keyPath, usagePath } from '../notes.ts'
import { gone, now } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove } from '../writes.ts'

const wrong: Record<string, Fields> = {
  'no way back': { isFinal: true },
  'a word for the way back': { isFinal: 'false' },
  'null for the way back': { isFinal: null },
  'nothing about the way back': { isFinal: gone },
  'a moment of yesterday': { deletingSince: new Date(Date.now() - 86_400_000) },
  'null for a moment': { deletingSince: null },
  'no moment': { deletingSince: gone },
  'a field that nobody named': { name: 'Alice' },
}

const wrongEnds: Record<string, Fields> = {
  'a moment of yesterday': { deletingSince: new Date(Date.now() - 86_400_000) },
  'null for a moment': { deletingSince: null },
  'no moment': { deletingSince: gone },
  'a word for it': { isFinal: 'true' },
  'null for it': { isFinal: null },
  'nothing for it': { isFinal: gone },
  'a field that nobody named': { name: 'Alice' },
}

const final = { isFinal: true }

/** What is deleted last. */
const last = {
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
}

/** The deletion of somebody who has just signed in became final that many seconds ago. */
function givenFinal(
  people: People,
  seconds: number,
  name: 'alice' | 'late' = 'alice',
): Promise<void> {
  const deletingSince = new Date(Date.now() - seconds * 1000)
  return given(people, mark(people[name], { ...final, deletingSince }))
}

const others = ['bob', 'nobody'] as const

export const deletionFlag: readonly Check[] = [
  ...(['alice', 'unverified', 'inTime', 'guest'] as const).map((name) =>
    allows(`${name} begins the deletion`, (people) => people[name].commit(mark(people[name]))),
  ),
  denies('somebody begins the deletion whose sign-in is too long ago', ({ late }) =>
    late.commit(mark(late)),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`the deletion begins with ${what}`, ({ alice }) => alice.commit(mark(alice, fields))),
  ),
  denies('the deletion begins a second time', async (people) => {
    await given(people, mark(people.alice))
    return people.alice.commit(mark(people.alice))
  }),
  denies('the deletion begins with another document below it', ({ alice }) =>
    alice.commit(put(`${flagPath(alice)}/marks/first`, { deletingSince: now, isFinal: false })),
  ),

  allows('the deletion becomes final', async (people) => {
    await given(people, mark(people.alice))
    return people.alice.commit(finish(people.alice))
  }),
  allows('the deletion becomes final long after the sign-in', async (people) => {
    await given(people, mark(people.late))
    return people.late.commit(finish(people.late))
  }),
  allows('the deletion becomes final twice, because an answer got lost', async (people) => {
    await given(people, mark(people.alice, final))
    return people.alice.commit(finish(people.alice))
  }),
  ...Object.entries(wrongEnds).map(([what, fields]) =>
    denies(`the deletion becomes final with ${what}`, async (people) => {
      await given(people, mark(people.alice))
      return people.alice.commit(finish(people.alice, fields))
    }),
  ),
  denies('the deletion becomes final, and its moment stays', async (people) => {
    await givenFinal(people, 60)
    const { alice } = people
    await given(people, change(flagPath(alice), { isFinal: false }))
    return alice.commit(change(flagPath(alice), final))
  }),
  denies('the mark is written again as it is', async (people) => {
    await given(people, mark(people.alice))
    return people.alice.commit(change(flagPath(people.alice), { isFinal: false }))
  }),
  denies('the deletion is no longer final', async (people) => {
    await given(people, mark(people.alice, final))
    return people.alice.commit(change(flagPath(people.alice), { isFinal: false }))
  }),

  allows('alice changes her mind', async (people) => {
    await given(people, mark(people.alice))
    return people.alice.commit(remove(flagPath(people.alice)))
  }),
  allows('alice changes her mind long after the sign-in', async (people) => {
    await given(people, mark(people.late))
    return people.late.commit(remove(flagPath(people.late)))
  }),
  denies('alice changes her mind too late', async (people) => {
    await given(people, mark(people.alice, final))
    return people.alice.commit(remove(flagPath(people.alice)))
  }),

  allows(
    'somebody comes back with the uid of a deleted account when its tokens have run out',
    async (people) => {
      await givenFinal(people, 3630)
      return people.alice.commit(remove(flagPath(people.alice)))
    },
  ),
  denies('somebody comes back while a token of the deleted account may live', async (people) => {
    await givenFinal(people, 3570)
    return people.alice.commit(remove(flagPath(people.alice)))
  }),
  denies('a sign-in of before that does not count later on', async (people) => {
    await givenFinal(people, 3630, 'late')
    return people.late.commit(remove(flagPath(people.late)))
  }),
  ...Object.entries(last).map(([what, pathOf]) =>
    denies(`somebody comes back when ${what} has yet to go`, async (people) => {
      await givenFinal(people, 3630)
      await given(people, put(pathOf(people.alice), { count: 0 }))
      return people.alice.commit(remove(flagPath(people.alice)))
    }),
  ),
  ...Object.entries(last).map(([what, pathOf]) =>
    denies(`${what} goes with the step that takes a final mark away`, async (people) => {
      const { alice } = people
      await givenFinal(people, 3630)
      await given(people, put(pathOf(alice), { count: 0 }))
      return alice.commit(remove(pathOf(alice)), remove(flagPath(alice)))
    }),
  ),
  denies('a note comes with the step that takes a final mark away', async (people) => {
    await givenFinal(people, 3630)
    return people.alice.commit(remove(flagPath(people.alice)), ...create(people.alice))
  }),

  ...others.flatMap((name) => [
    allows(`${name} learns that the deletion of alice is final`, async (people) => {
      await given(people, mark(people.alice, final))
      return people[name].get(flagPath(people.alice))
    }),
    denies(`${name} learns that the deletion of alice has begun`, async (people) => {
      await given(people, mark(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
    denies(`${name} begins the deletion of alice`, (people) =>
      people[name].commit(mark(people.alice)),
    ),
    denies(`${name} makes the deletion of alice final`, async (people) => {
      await given(people, mark(people.alice))
      return people[name].commit(finish(people.alice))
    }),
    denies(`${name} takes the final mark of alice away`, async (people) => {
      await givenFinal(people, 3630)
      return people[name].commit(remove(flagPath(people.alice)))
    }),
    denies(`${name} changes the mind of alice`, async (people) => {
      await given(people, mark(people.alice))
      return people[name].commit(remove(flagPath(people.alice)))
    }),
  ]),
]
