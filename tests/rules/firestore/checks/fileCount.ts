import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import {
  arrive,
  filePath,
  filesUsagePath,
  letter,
  newFile,
  noteWithFile,
  scan,
  turn,
  weigh,
} from '../files.ts'
import { count, create, first, newNote, notePath, second, usagePath } from '../notes.ts'
import { Double, gone, now, OneEntry } from '../values.ts'
import type { Fields } from '../values.ts'
import { put, remove } from '../writes.ts'

const { size } = newFile

const wrongCounters: Record<string, Fields> = {
  'the number 0': { count: 0 },
  'the number 2': { count: 2 },
  'the number 1.0': { count: new Double(1) },
  'a word for a number': { count: '1' },
  'a map for a number': { count: new OneEntry('count', '1') },
  'no number': { count: gone },
  'no bytes': { bytes: 0 },
  'a byte too few': { bytes: size - 1 },
  'a byte too many': { bytes: size + 1 },
  'fewer bytes than none': { bytes: -size },
  'a broken number of bytes': { bytes: new Double(size) },
  'a word for its bytes': { bytes: String(size) },
  'nothing for its bytes': { bytes: gone },
  'another file': { lastId: letter },
  'null for a file': { lastId: null },
  'a path for a file': { lastId: 'x/y/z' },
  'no file': { lastId: gone },
  'a word for its free slots': { free: '0' },
  'nothing for its free slots': { free: gone },
  'a field that nobody named': { at: now },
}

export const fileCount: readonly Check[] = [
  allows('the second file comes with the second count', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    return alice.commit(put(filePath(alice, letter), newFile), weigh(alice, 2, 2 * size, letter))
  }),
  allows('a file comes beside a step of another', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    return alice.commit(
      turn(alice, { state: 'there' }),
      put(filePath(alice, letter), newFile),
      weigh(alice, 2, 2 * size, letter),
    )
  }),
  ...Object.entries(wrongCounters).map(([what, fields]) =>
    denies(`the first file comes with ${what} in the counter`, async (people) => {
      const { alice } = people
      await given(people, ...create(alice))
      const usage = { count: 1, bytes: size, lastId: scan, free: [], ...fields }
      return alice.commit(put(filePath(alice), newFile), put(filesUsagePath(alice), usage))
    }),
  ),
  denies('a file comes without a count', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(put(filePath(people.alice), newFile))
  }),
  denies('a file comes, and the counter stays', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), weigh(alice, 1, size))
    return alice.commit(put(filePath(alice), newFile))
  }),
  denies('a file comes, and the counter goes', async (people) => {
    const { alice } = people
    await given(people, ...create(alice), weigh(alice, 1, size))
    return alice.commit(put(filePath(alice), newFile), remove(filesUsagePath(alice)))
  }),
  denies('a file comes, counted as a note', async (people) => {
    const { alice } = people
    await given(people, ...create(alice))
    return alice.commit(put(filePath(alice), newFile), count(alice, 2, scan))
  }),
  denies('a note comes, counted as a file', ({ alice }) =>
    alice.commit(put(notePath(alice), newNote), weigh(alice, 1, 0, first)),
  ),
  ...[1, 2].map((number) =>
    denies(`two files come, and the counter says ${number}`, async (people) => {
      const { alice } = people
      await given(people, ...create(alice))
      return alice.commit(
        put(filePath(alice), newFile),
        put(filePath(alice, letter), newFile),
        weigh(alice, number, number * size),
      )
    }),
  ),
  denies('a file comes, counted in the files of bob', async (people) => {
    const { alice, bob } = people
    await given(people, ...create(alice))
    return alice.commit(put(filePath(alice), newFile), weigh(bob, 1, size))
  }),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} creates a file for alice`, async (people) => {
      await given(people, ...create(people.alice))
      return people[name].commit(...arrive(people.alice))
    }),
  ),

  denies('the counter begins alone', ({ alice }) => alice.commit(weigh(alice, 0, 0))),
  ...[0, 1, 2].map((number) =>
    denies(`the counter moves from 1 to ${number} alone`, async (people) => {
      await given(people, ...noteWithFile(people.alice))
      return people.alice.commit(weigh(people.alice, number, number * size))
    }),
  ),
  denies('the bytes of the counter move alone', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(weigh(people.alice, 1, 0))
  }),
  denies('the counter names a file that is not there', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(weigh(people.alice, 0, 0, letter))
  }),
  denies('the counter names a note that comes', async (people) => {
    const { alice } = people
    await given(people, ...noteWithFile(alice))
    const note = put(notePath(alice, second), newNote)
    return alice.commit(note, count(alice, 2, second), weigh(alice, 0, 0, second))
  }),
  denies('the counter of notes names a file that comes', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(...arrive(people.alice), count(people.alice, 0, scan))
  }),
  denies('the counter moves with a step of the file', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(turn(people.alice, { state: 'there' }), weigh(people.alice, 0, 0))
  }),
  denies('the counter goes', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(remove(filesUsagePath(people.alice)))
  }),
  denies('the counter of notes goes', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return people.alice.commit(remove(usagePath(people.alice)))
  }),
  ...(['bob', 'nobody'] as const).map((name) =>
    denies(`${name} moves the counter of alice`, async (people) => {
      await given(people, ...noteWithFile(people.alice))
      return people[name].commit(weigh(people.alice, 0, 0))
    }),
  ),
]
