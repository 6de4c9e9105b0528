import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { noteWithFile, ofPicture, changeFile } from '../files.ts'
import { create, purge, second, step } from '../notes.ts'
import { gone, now } from '../values.ts'
import type { Fields } from '../values.ts'

const states = ['uploading', 'stored', 'deleting'] as const
const steps = new Set([
  'uploading to stored',
  'uploading to deleting',
  'stored to deleting',
  // Repeated, because an answer can get lost.
  'stored to stored',
  'deleting to deleting',
])

const changes: Record<string, Fields> = {
  'another name': { name: 'Other.pdf' },
  'another size': { size: 1 },
  'another type': { type: 'image/png' },
  'another time': { createdAt: now },
  'no note': { attachedTo: null },
  'no name': { name: gone },
  'an unknown field': { url: 'https://gatehouse.test' },
}

const there = { state: 'stored' }
const deleting = { state: 'deleting' }
const trashed = { isInTrash: true }

async function changeFrom(people: People, record: Fields, fields: Fields) {
  await given(people, ...noteWithFile(people.alice, record))
  await given(people, ...create(people.alice, {}, second))
  return people.alice.commit(changeFile(people.alice, fields))
}

export const fileStates: readonly Check[] = [
  ...states.flatMap((from) =>
    states.map((to) => {
      const judge = steps.has(`${from} to ${to}`) ? allows : denies
      return judge(`a file changes from ${from} to ${to}`, (people) =>
        changeFrom(people, { state: from }, { state: to }),
      )
    }),
  ),
  ...states.map((from) =>
    denies(`a file changes from ${from} to an unknown state`, (people) =>
      changeFrom(people, { state: from }, { state: 'elsewhere' }),
    ),
  ),
  ...Object.entries({ ...changes, 'another note': { attachedTo: second } }).flatMap(
    ([what, fields]) => [
      denies(`a file changes to there with ${what}`, (people) =>
        changeFrom(people, {}, { ...there, ...fields }),
      ),
      denies(`a file changes to deleting with ${what}`, (people) =>
        changeFrom(people, there, { ...deleting, ...fields }),
      ),
    ],
  ),
  ...Object.entries<Fields>({ ...changes, 'no state': { state: gone } }).map(([what, fields]) =>
    denies(`a file that is there gets ${what}`, (people) => changeFrom(people, there, fields)),
  ),

  allows('a picture changes to there', (people) => changeFrom(people, ofPicture, there)),
  denies('a file whose note is in the trash changes to there', async (people) => {
    await given(people, ...noteWithFile(people.alice), step(people.alice, trashed))
    return people.alice.commit(changeFile(people.alice, there))
  }),
  denies('a file whose note is deleted changes to there', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    await given(people, ...purge(people.alice))
    return people.alice.commit(changeFile(people.alice, there))
  }),
  denies('a file changes to there while its note is moved to the trash', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(changeFile(people.alice, there), step(people.alice, trashed))
  }),
  allows('a file changes to there while its note is restored from the trash', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    await given(people, ...create(people.alice, trashed))
    return people.alice.commit(
      changeFile(people.alice, there),
      step(people.alice, { isInTrash: false }),
    )
  }),
  allows('a file whose note is in the trash changes to deleting', async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    await given(people, ...create(people.alice, trashed))
    return people.alice.commit(changeFile(people.alice, deleting))
  }),
  allows('a file whose note is deleted changes to deleting', async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    await given(people, ...purge(people.alice))
    return people.alice.commit(changeFile(people.alice, deleting))
  }),
  ...(['bob', 'signedOut'] as const).flatMap((name) =>
    [there, deleting].map((to) =>
      denies(`${name} changes a file of alice to ${to.state}`, async (people) => {
        await given(people, ...noteWithFile(people.alice))
        return people[name].commit(changeFile(people.alice, to))
      }),
    ),
  ),
]
