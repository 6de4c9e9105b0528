import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import {
  arrive,
  discard,
  filePath,
  filesUsagePath,
  letter,
  newFile,
  noteWithFile,
  turn,
  weigh,
} from '../files.ts'
import { count } from '../notes.ts'
import { put, remove } from '../writes.ts'

const { size } = newFile
const deleting = { state: 'deleting' }

function givenSignOut(people: People): Promise<void> {
  return given(people, ...noteWithFile(people.alice, deleting))
}

async function givenTwoSignOuts(people: People): Promise<void> {
  const { alice } = people
  await givenSignOut(people)
  const other = put(filePath(alice, letter), { ...newFile, ...deleting, size: 1 })
  await given(people, other, weigh(alice, 2, size + 1, letter))
}

export const fileEnd: readonly Check[] = [
  allows('the last file that is being deleted goes with its count', async (people) => {
    await givenSignOut(people)
    return people.alice.commit(...discard(people.alice))
  }),
  allows('one of two files goes, with its bytes', async (people) => {
    const { alice } = people
    await givenTwoSignOuts(people)
    return alice.commit(remove(filePath(alice, letter)), weigh(alice, 1, size, letter))
  }),
  allows('a file comes back that was there', async (people) => {
    await givenSignOut(people)
    await given(people, ...discard(people.alice))
    return people.alice.commit(...arrive(people.alice))
  }),
  ...(['arriving', 'there'] as const).map((state) =>
    denies(`a file goes that is ${state}`, async (people) => {
      await given(people, ...noteWithFile(people.alice, { state }))
      return people.alice.commit(...discard(people.alice))
    }),
  ),
  denies('a file turns to deleting and goes in one commit', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(turn(people.alice, deleting), ...discard(people.alice))
  }),
  denies('a file goes without a count', async (people) => {
    await givenSignOut(people)
    return people.alice.commit(remove(filePath(people.alice)))
  }),
  denies('a file goes, and its counter with it', async (people) => {
    const { alice } = people
    await givenSignOut(people)
    return alice.commit(remove(filePath(alice)), remove(filesUsagePath(alice)))
  }),
  denies('a file goes, counted as a note', async (people) => {
    await givenSignOut(people)
    return people.alice.commit(remove(filePath(people.alice)), count(people.alice, 0))
  }),
  ...(
    [
      ['the number stays', 1, 0],
      ['the number goes down by two', -1, 0],
      ['the number goes up', 2, 0],
      ['the bytes stay', 0, size],
      ['a byte too few is taken off', 0, 1],
      ['a byte too many is taken off', 0, -1],
      ['the bytes are added', 0, 2 * size],
    ] as const
  ).map(([what, number, bytes]) =>
    denies(`a file goes, and ${what}`, async (people) => {
      await givenSignOut(people)
      return people.alice.commit(remove(filePath(people.alice)), weigh(people.alice, number, bytes))
    }),
  ),
  denies('a file goes, and the counter names another', async (people) => {
    const { alice } = people
    await givenTwoSignOuts(people)
    return alice.commit(remove(filePath(alice, letter)), weigh(alice, 1, size))
  }),
  ...[0, 1].map((number) =>
    denies(`two files go, and the counter says ${number}`, async (people) => {
      const { alice } = people
      await givenTwoSignOuts(people)
      const both = [remove(filePath(alice)), remove(filePath(alice, letter))]
      return alice.commit(...both, weigh(alice, number, number * size, letter))
    }),
  ),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} deletes a file of alice`, async (people) => {
      await givenSignOut(people)
      return people[name].commit(...discard(people.alice))
    }),
  ),
]
