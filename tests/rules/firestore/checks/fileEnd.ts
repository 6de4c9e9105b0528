import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import {
  createFile,
  deleteFile,
  filePath,
  filesUsagePath,
  letter,
  newFile,
  noteWithFile,
  changeFile,
  countFiles,
} from '../files.ts'
import { count } from '../notes.ts'
import { put, remove } from '../writes.ts'

const { size } = newFile
const deleting = { state: 'deleting' }

function givenDeleting(people: People): Promise<void> {
  return given(people, ...noteWithFile(people.alice, deleting))
}

async function givenTwoDeleting(people: People): Promise<void> {
  const { alice } = people
  await givenDeleting(people)
  const other = put(filePath(alice, letter), { ...newFile, ...deleting, size: 1 })
  await given(people, other, countFiles(alice, 2, size + 1, letter))
}

export const fileEnd: readonly Check[] = [
  allows('the last file is deleted with its count', async (people) => {
    await givenDeleting(people)
    return people.alice.commit(...deleteFile(people.alice))
  }),
  allows('one of two files is deleted with its bytes', async (people) => {
    const { alice } = people
    await givenTwoDeleting(people)
    return alice.commit(remove(filePath(alice, letter)), countFiles(alice, 1, size, letter))
  }),
  allows('a deleted file is created again', async (people) => {
    await givenDeleting(people)
    await given(people, ...deleteFile(people.alice))
    return people.alice.commit(...createFile(people.alice))
  }),
  ...(['uploading', 'stored'] as const).map((state) =>
    denies(`a file that is ${state} is deleted`, async (people) => {
      await given(people, ...noteWithFile(people.alice, { state }))
      return people.alice.commit(...deleteFile(people.alice))
    }),
  ),
  denies('a file is marked as deleting and deleted in one commit', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(changeFile(people.alice, deleting), ...deleteFile(people.alice))
  }),
  denies('a file is deleted without a count', async (people) => {
    await givenDeleting(people)
    return people.alice.commit(remove(filePath(people.alice)))
  }),
  denies('a file is deleted with its counter', async (people) => {
    const { alice } = people
    await givenDeleting(people)
    return alice.commit(remove(filePath(alice)), remove(filesUsagePath(alice)))
  }),
  denies('a file is deleted and counted as a note', async (people) => {
    await givenDeleting(people)
    return people.alice.commit(remove(filePath(people.alice)), count(people.alice, 0))
  }),
  ...(
    [
      ['the count stays', 1, 0],
      ['the count is reduced by two', -1, 0],
      ['the count is increased', 2, 0],
      ['the bytes stay', 0, size],
      ['one byte too few is subtracted', 0, 1],
      ['one byte too many is subtracted', 0, -1],
      ['the bytes are added', 0, 2 * size],
    ] as const
  ).map(([what, number, bytes]) =>
    denies(`a file is deleted, and ${what}`, async (people) => {
      await givenDeleting(people)
      return people.alice.commit(
        remove(filePath(people.alice)),
        countFiles(people.alice, number, bytes),
      )
    }),
  ),
  denies('a file is deleted, and the counter names another', async (people) => {
    const { alice } = people
    await givenTwoDeleting(people)
    return alice.commit(remove(filePath(alice, letter)), countFiles(alice, 1, size))
  }),
  ...[0, 1].map((number) =>
    denies(`two files are deleted, and the counter says ${number}`, async (people) => {
      const { alice } = people
      await givenTwoDeleting(people)
      const both = [remove(filePath(alice)), remove(filePath(alice, letter))]
      return alice.commit(...both, countFiles(alice, number, number * size, letter))
    }),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} deletes a file of alice`, async (people) => {
      await givenDeleting(people)
      return people[name].commit(...deleteFile(people.alice))
    }),
  ),
]
