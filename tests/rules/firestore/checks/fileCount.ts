import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import {
  createFile,
  filePath,
  filesUsagePath,
  letter,
  newFile,
  noteWithFile,
  scan,
  changeFile,
  countFiles,
} from '../files.ts'
import { count, create, first, newNote, notePath, second, usagePath } from '../notes.ts'
import { Double, gone, now, OneEntry } from '../values.ts'
import type { Fields } from '../values.ts'
import { put, remove } from '../writes.ts'

const { size } = newFile

const wrongCounters: Record<string, Fields> = {
  'a count of 0': { count: 0 },
  'a count of 2': { count: 2 },
  'a count of 1.0': { count: new Double(1) },
  'text as its count': { count: '1' },
  'a map as its count': { count: new OneEntry('count', '1') },
  'no count': { count: gone },
  'no bytes': { bytes: 0 },
  'one byte too few': { bytes: size - 1 },
  'one byte too many': { bytes: size + 1 },
  'negative bytes': { bytes: -size },
  'floating-point bytes': { bytes: new Double(size) },
  'text as its bytes': { bytes: String(size) },
  'missing bytes': { bytes: gone },
  'another file': { lastId: letter },
  'null as its file': { lastId: null },
  'a path as its file': { lastId: 'x/y/z' },
  'no file': { lastId: gone },
  'text as its free slots': { free: '0' },
  'no free slots': { free: gone },
  'an unknown field': { at: now },
}

export const fileCount: readonly Check[] = [
  allows('the second file is created with the second count', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    return alice.commit(
      put(filePath(alice, letter), newFile),
      countFiles(alice, 2, 2 * size, letter),
    )
  }),
  allows('a file is created with a change of another', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    return alice.commit(
      changeFile(alice, { state: 'stored' }),
      put(filePath(alice, letter), newFile),
      countFiles(alice, 2, 2 * size, letter),
    )
  }),
  ...Object.entries(wrongCounters).map(([what, fields]) =>
    denies(`the first file is created with ${what} in the counter`, async (people) => {
      const { alice } = people
      await given(people, ...create(alice))
      const usage = { count: 1, bytes: size, lastId: scan, free: [], ...fields }
      return alice.commit(put(filePath(alice), newFile), put(filesUsagePath(alice), usage))
    }),
  ),
  denies('a file is created without a count', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(put(filePath(people.alice), newFile))
  }),
  denies('a file is created, and the counter stays', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), countFiles(alice, 1, size))
    return alice.commit(put(filePath(alice), newFile))
  }),
  denies('a file is created, and the counter is deleted', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), countFiles(alice, 1, size))
    return alice.commit(put(filePath(alice), newFile), remove(filesUsagePath(alice)))
  }),
  denies('a file is created and counted as a note', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(put(filePath(alice), newFile), count(alice, 2, scan))
  }),
  denies('a note is created and counted as a file', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote), countFiles(alice, 1, 0, first)),
  ),
  ...[1, 2].map((number) =>
    denies(`two files are created, and the counter says ${number}`, async (people) => {
      const { alice } = people
      await given(people, ...create(alice))
      return alice.commit(
        put(filePath(alice), newFile),
        put(filePath(alice, letter), newFile),
        countFiles(alice, number, number * size),
      )
    }),
  ),
  denies('a file is created and counted for bob', async (people) => {
    const { alice, bob } = people
    await given(people, ...create(alice))
    return alice.commit(put(filePath(alice), newFile), countFiles(bob, 1, size))
  }),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} creates a file for alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(...createFile(people.alice))
    }),
  ),

  denies('the counter is created alone', ({ alice }) => alice.commit(countFiles(alice, 0, 0))),
  ...[0, 1, 2].map((number) =>
    denies(`the counter changes from 1 to ${number} alone`, async (people) => {
      await given(people, ...noteWithFile(people.alice))
      return people.alice.commit(countFiles(people.alice, number, number * size))
    }),
  ),
  denies('the bytes of the counter change alone', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(countFiles(people.alice, 1, 0))
  }),
  denies("the counter names a file that doesn't exist", async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(countFiles(people.alice, 0, 0, letter))
  }),
  denies('the counter of files names a new note', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    const note = put(notePath(alice, second), newNote)
    return alice.commit(note, count(alice, 2, second), countFiles(alice, 0, 0, second))
  }),
  denies('the counter of notes names a new file', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(...createFile(people.alice), count(people.alice, 0, scan))
  }),
  denies('the counter changes with a change of the file', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(
      changeFile(people.alice, { state: 'stored' }),
      countFiles(people.alice, 0, 0),
    )
  }),
  denies('the counter is deleted', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(remove(filesUsagePath(people.alice)))
  }),
  denies('the counter of notes is deleted', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(remove(usagePath(people.alice)))
  }),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} changes the counter of alice`, async (people) => {
      await given(people, ...noteWithFile(people.alice))
      return people[name].commit(countFiles(people.alice, 0, 0))
    }),
  ),
]
