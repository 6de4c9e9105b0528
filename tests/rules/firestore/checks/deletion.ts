import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import {
  createFile,
  deleteFile,
  filePath,
  filesUsagePath,
  noteWithFile,
  changeFile,
} from '../files.ts'
import { cancelDeletion, finalizeDeletion, beginDeletion } from '../flags.ts'
import {
  create,
  keyPath,
  newNote,
  notePath,
  purge,
  second,
  step,
  usagePath,
  uuid,
} from '../notes.ts'
import { answer, profilePath } from '../profiles.ts'
import { now } from '../values.ts'
import { change, put, remove } from '../writes.ts'
import type { Write } from '../writes.ts'

const key = { key: `${'A'.repeat(43)}=` }
const trashed = { isInTrash: true }
const there = { state: 'stored' }
const deleting = { state: 'deleting' }

type MakeWrites = (person: Person) => Write[]

/** Ordinary changes, as if no deletion had started. */
const asBefore: Record<string, [start: MakeWrites, attempt: MakeWrites]> = {
  'a note is created': [() => [], (person) => create(person)],
  'a note is edited': [create, (person) => [step(person)]],
  'an edit of a note arrives twice': [
    create,
    (person) => [change(notePath(person), { updatedAt: now })],
  ],
  'a note is moved to the trash': [create, (person) => [step(person, trashed)]],
  'a file is created': [create, (person) => createFile(person)],
  'a picture is created': [
    () => [],
    (person) => createFile(person, { attachedTo: null, type: 'image/png' }),
  ],
  'a file is marked as there': [noteWithFile, (person) => [changeFile(person, there)]],
  'a file is marked as deleting': [noteWithFile, (person) => [changeFile(person, deleting)]],
  'a file is moved to another note': [
    (person) => [...create(person, {}, second), ...noteWithFile(person, there)],
    (person) => [changeFile(person, { attachedTo: second })],
  ],
  'a key is created': [() => [], (person) => [put(keyPath(person), key)]],
  'answers are saved': [() => [], (person) => [answer(person)]],
}

/** Deletions that are allowed only once the account's deletion is final. */
const inOneGo: Record<string, [start: MakeWrites, attempt: MakeWrites]> = {
  'a note outside the trash is deleted': [create, (person) => [remove(notePath(person))]],
  'a note is deleted without a counter': [
    (person) => [put(notePath(person), newNote)],
    (person) => [remove(notePath(person))],
  ],
  ...Object.fromEntries(
    ['uploading', 'stored', 'deleting'].map((state): [string, [MakeWrites, MakeWrites]] => [
      `a file that is ${state} is deleted`,
      [(person) => noteWithFile(person, { state }), (person) => [remove(filePath(person))]],
    ]),
  ),
}

const lasting: Record<string, (person: Person) => string> = {
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
  'the answers': profilePath,
}

const stages = { 'the deletion has started': false, 'the deletion is final': true }
const others = ['bob', 'signedOut'] as const

/** More documents than the rules may look up in one commit. */
const crowd = Array.from({ length: 21 }, (_, index) => uuid(1000 + index))

async function after(people: People, start: Write[], isFinal: boolean): Promise<void> {
  await given(people, ...start, beginDeletion(people.alice, { isFinal }))
}

export const deletion: readonly Check[] = [
  ...Object.entries(stages).flatMap(([when, isFinal]) => [
    ...Object.entries(asBefore).map(([what, [start, attempt]]) =>
      denies(`${what} when ${when}`, async (people) => {
        await after(people, start(people.alice), isFinal)
        return people.alice.commit(...attempt(people.alice))
      }),
    ),
    // Without counting, no one would check how far a counter moves.
    denies(`the counter of notes changes with a deleted note when ${when}`, async (people) => {
      await after(people, create(people.alice, trashed), isFinal)
      return people.alice.commit(...purge(people.alice))
    }),
    denies(`the counter of files changes with a deleted file when ${when}`, async (people) => {
      await after(people, noteWithFile(people.alice, deleting), isFinal)
      return people.alice.commit(...deleteFile(people.alice))
    }),
    ...others.flatMap((name) => [
      denies(`${name} deletes a note of alice when ${when}`, async (people) => {
        await after(people, create(people.alice), isFinal)
        return people[name].commit(remove(notePath(people.alice)))
      }),
      denies(`${name} deletes a file of alice when ${when}`, async (people) => {
        await after(people, noteWithFile(people.alice), isFinal)
        return people[name].commit(remove(filePath(people.alice)))
      }),
    ]),
  ]),

  ...Object.entries(inOneGo).flatMap(([what, [start, attempt]]) => [
    denies(`${what} when the deletion has started`, async (people) => {
      await after(people, start(people.alice), false)
      return people.alice.commit(...attempt(people.alice))
    }),
    denies(`${what} in the commit that makes the deletion final`, async (people) => {
      await after(people, start(people.alice), false)
      return people.alice.commit(finalizeDeletion(people.alice), ...attempt(people.alice))
    }),
    allows(`${what} when the deletion is final`, async (people) => {
      await after(people, start(people.alice), true)
      return people.alice.commit(...attempt(people.alice))
    }),
  ]),

  ...Object.entries(lasting).flatMap(([what, pathOf]) => {
    const start = ({ alice }: People) => [put(pathOf(alice), { ...key, count: 0 })]
    return [
      denies(`${what} is deleted without a deletion`, async (people) => {
        await given(people, ...start(people))
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      denies(`${what} is deleted when the deletion has started`, async (people) => {
        await after(people, start(people), false)
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      allows(`${what} is deleted when the deletion is final`, async (people) => {
        await after(people, start(people), true)
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      denies(`${what} is deleted in the commit that makes the deletion final`, async (people) => {
        await after(people, start(people), false)
        return people.alice.commit(finalizeDeletion(people.alice), remove(pathOf(people.alice)))
      }),
      denies(`${what} is created again when the deletion is final`, async (people) => {
        await after(people, [], true)
        return people.alice.commit(...start(people))
      }),
      denies(`${what} changes when the deletion is final`, async (people) => {
        await after(people, start(people), true)
        return people.alice.commit(...start(people))
      }),
      ...others.map((name) =>
        denies(`${name} deletes ${what} of alice when the deletion is final`, async (people) => {
          await after(people, start(people), true)
          return people[name].commit(remove(pathOf(people.alice)))
        }),
      ),
    ]
  }),

  allows('many notes and files are deleted in one commit', async (people) => {
    const { alice } = people
    const paths = crowd.flatMap((id) => [notePath(alice, id), filePath(alice, id)])
    await after(
      people,
      paths.map((path) => put(path, {})),
      true,
    )
    return alice.commit(...paths.map(remove))
  }),
  denies('a note is deleted in the commit that starts the deletion', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(beginDeletion(people.alice), remove(notePath(people.alice)))
  }),
  denies('a note is deleted in the commit that cancels the deletion', async (people) => {
    await after(people, create(people.alice), false)
    return people.alice.commit(cancelDeletion(people.alice), remove(notePath(people.alice)))
  }),
  denies('a note is created in the commit that cancels the deletion', async (people) => {
    await after(people, [], false)
    return people.alice.commit(cancelDeletion(people.alice), ...create(people.alice))
  }),
  denies('a key is created in the commit that cancels the deletion', async (people) => {
    await after(people, [], false)
    return people.alice.commit(cancelDeletion(people.alice), put(keyPath(people.alice), key))
  }),
  allows('a note and a file are created after alice has canceled the deletion', async (people) => {
    await after(people, [], false)
    await people.alice.commit(cancelDeletion(people.alice))
    return people.alice.commit(...noteWithFile(people.alice))
  }),
  allows('bob creates a note while alice is being deleted', async (people) => {
    await after(people, [], true)
    return people.bob.commit(...create(people.bob))
  }),
]
