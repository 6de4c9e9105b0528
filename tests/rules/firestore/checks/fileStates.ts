import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { noteWithFile, ofPicture, turn } from '../files.ts'
import { create, purge, second, step } from '../notes.ts'
import { gone, now } from '../values.ts'
import type { Fields } from '../values.ts'

const states = ['arriving', 'there', 'deleting'] as const
const steps = new Set([
  'arriving to there',
  'arriving to deleting',
  'there to deleting',
  // Again, because an answer can get lost.
  'there to there',
  'deleting to deleting',
])

const changes: Record<string, Fields> = {
  'another name': { name: 'Other.pdf' },
  'another size': { size: 1 },
  'another type': { type: 'image/png' },
  'another moment': { createdAt: now },
  'no note': { attachedTo: null },
  'no name': { name: gone },
  'a field that nobody named': { url: 'https://gatehouse.test' },
}

const there = { state: 'there' }
const deleting = { state: 'deleting' }
const trashed = { deleted: true }

async function turnFrom(people: People, record: Fields, fields: Fields) {
  await given(people, ...noteWithFile(people.alice, record))
  await given(people, ...create(people.alice, {}, second))
  return people.alice.commit(turn(people.alice, fields))
}

export const fileStates: readonly Check[] = [
  ...states.flatMap((from) =>
    states.map((to) => {
      const judge = steps.has(`${from} to ${to}`) ? allows : denies
      return judge(`a file turns from ${from} to ${to}`, (people) =>
        turnFrom(people, { state: from }, { state: to }),
      )
    }),
  ),
  ...states.map((from) =>
    denies(`a file turns from ${from} to a state that nobody named`, (people) =>
      turnFrom(people, { state: from }, { state: 'elsewhere' }),
    ),
  ),
  ...Object.entries({ ...changes, 'another note': { attachedTo: second } }).flatMap(
    ([what, fields]) => [
      denies(`a file turns to there, with ${what}`, (people) =>
        turnFrom(people, {}, { ...there, ...fields }),
      ),
      denies(`a file turns to deleting, with ${what}`, (people) =>
        turnFrom(people, there, { ...deleting, ...fields }),
      ),
    ],
  ),
  ...Object.entries<Fields>({ ...changes, 'no state': { state: gone } }).map(([what, fields]) =>
    denies(`a file that is there gets ${what}`, (people) => turnFrom(people, there, fields)),
  ),

  allows('a picture turns to there', (people) => turnFrom(people, ofPicture, there)),
  denies('a file turns to there, whose note is in the trash', async (people) => {
    await given(people, ...noteWithFile(people.alice), step(people.alice, trashed))
    return people.alice.commit(turn(people.alice, there))
  }),
  denies('a file turns to there, whose note is gone', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    await given(people, ...purge(people.alice))
    return people.alice.commit(turn(people.alice, there))
  }),
  denies('a file turns to there, and its note goes to the trash with it', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(turn(people.alice, there), step(people.alice, trashed))
  }),
  allows('a file turns to there, and its note comes from the trash with it', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    await given(people, ...create(people.alice, trashed))
    return people.alice.commit(turn(people.alice, there), step(people.alice, { deleted: false }))
  }),
  allows('a file turns to deleting, whose note is in the trash', async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    await given(people, ...create(people.alice, trashed))
    return people.alice.commit(turn(people.alice, deleting))
  }),
  allows('a file turns to deleting, whose note is gone', async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    await given(people, ...purge(people.alice))
    return people.alice.commit(turn(people.alice, deleting))
  }),
  ...(['bob', 'nobody'] as const).flatMap((name) =>
    [there, deleting].map((to) =>
      denies(`${name} turns a file of alice to ${to.state}`, async (people) => {
        await given(people, ...noteWithFile(people.alice))
        return people[name].commit(turn(people.alice, to))
      }),
    ),
  ),
]
