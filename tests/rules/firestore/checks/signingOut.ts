import { listLimit } from '#src/domain/files/fileLimits.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import { seen, sessionsPath, signOutOlder } from '../access.ts'
import {
  changeFile,
  createFile,
  deleteFile,
  filePath,
  filesUsagePath,
  noteWithFile,
} from '../files.ts'
import { finalizeDeletion, flagPath, beginDeletion } from '../flags.ts'
import { create, keyPath, notePath, purge, step, usagePath } from '../notes.ts'
import { answer, profilePath } from '../profiles.ts'
import { Double, gone, now } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove, type Write } from '../writes.ts'

const documents: Record<string, (person: Person) => string> = {
  'a note': notePath,
  'the record of a file': filePath,
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
  'the list of sessions': sessionsPath,
  'the answers': profilePath,
}

/** What a session can write, and what has to be there first. */
const writes: Record<
  string,
  { start?: (person: Person) => Write[]; write: (person: Person) => Write[] }
> = {
  'creates a note': { write: (person) => create(person) },
  'changes a note': { start: (person) => create(person), write: (person) => [step(person)] },
  'deletes a note': { start: (person) => create(person, { isInTrash: true }), write: purge },
  'creates the record of a file': {
    start: (person) => create(person),
    write: (person) => createFile(person),
  },
  'changes the record of a file': {
    start: (person) => noteWithFile(person),
    write: (person) => [changeFile(person, { state: 'stored' })],
  },
  'deletes the record of a file': {
    start: (person) => noteWithFile(person, { state: 'deleting' }),
    write: deleteFile,
  },
  'stores the key': { write: (person) => [put(keyPath(person), { key })] },
  'saves answers': { write: (person) => [answer(person)] },
  'changes answers': { start: (person) => [answer(person)], write: (person) => [answer(person)] },
}

const key = Buffer.alloc(32, 'gatehouse?>').toString('base64')

const home = ({ uid }: Person) => `/users/${uid}`

const wrongBounds: Record<string, (person: Person) => Fields> = {
  'one second after her own sign-in': ({ signIn }) => ({ revokedBefore: signIn + 1 }),
  'one second before her own sign-in': ({ signIn }) => ({ revokedBefore: signIn - 1 }),
  'text as its time': ({ signIn }) => ({ revokedBefore: `${signIn}` }),
  'half a second later': ({ signIn }) => ({ revokedBefore: new Double(signIn + 0.5) }),
  'null as its time': () => ({ revokedBefore: null }),
  'an unknown field': () => ({ name: 'Alice' }),
}

/** Alice has signed out all others. */
function givenSignedOut(people: People): Promise<void> {
  return given(people, signOutOlder(people.alice))
}

export const signingOut: readonly Check[] = [
  allows('alice signs out all others', ({ alice }) => alice.commit(signOutOlder(alice))),
  allows('alice signs out all others again', async (people) => {
    await givenSignedOut(people)
    return people.alice.commit(signOutOlder(people.alice))
  }),
  allows('a person who signed in four and a half minutes ago signs out all others', ({ inTime }) =>
    inTime.commit(signOutOlder(inTime)),
  ),
  denies('a person who signed in more than five minutes ago signs out all others', ({ late }) =>
    late.commit(signOutOlder(late)),
  ),
  denies('an older session signs out a newer one', ({ alice, aliceBefore }) =>
    aliceBefore.commit(signOutOlder(alice)),
  ),
  denies('an older session signs out those before it', ({ aliceBefore }) =>
    aliceBefore.commit(signOutOlder(aliceBefore)),
  ),
  denies('the bound is moved back', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice))
    return alice.commit(signOutOlder(alice, { revokedBefore: alice.signIn - 1 }))
  }),
  denies('the bound is removed', async (people) => {
    await givenSignedOut(people)
    return people.alice.commit(signOutOlder(people.alice, { revokedBefore: gone }))
  }),
  ...Object.entries(wrongBounds).map(([what, fieldsOf]) =>
    denies(`alice signs out others with ${what}`, ({ alice }) =>
      alice.commit(signOutOlder(alice, fieldsOf(alice))),
    ),
  ),
  denies('alice signs out others while her account is being deleted', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(signOutOlder(people.alice))
  }),
  allows('alice starts the deletion after she has signed out others', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice))
    return alice.commit(change(flagPath(alice), { isFinal: false, deletingSince: now }))
  }),

  ...Object.entries(documents).flatMap(([what, pathOf]) => [
    allows(`the session that signed out the others reads ${what}`, async (people) => {
      await givenSignedOut(people)
      return people.alice.get(pathOf(people.alice))
    }),
    denies(`a signed-out session reads ${what}`, async (people) => {
      await givenSignedOut(people)
      return people.aliceBefore.get(pathOf(people.alice))
    }),
    denies(`a signed-out session deletes ${what} with the account`, async (people) => {
      await given(people, put(pathOf(people.alice), { count: 0 }))
      await given(people, beginDeletion(people.alice, { isFinal: true }))
      await given(people, signOutOlder(people.alice))
      return people.aliceBefore.commit(remove(pathOf(people.alice)))
    }),
  ]),
  ...Object.entries(writes).map(([what, { start, write }]) =>
    allows(`the session that signed out the others ${what}`, async (people) => {
      await given(people, ...(start?.(people.alice) ?? []))
      await givenSignedOut(people)
      return people.alice.commit(...write(people.alice))
    }),
  ),
  allows(`a signed-out session reads why`, async (people) => {
    await givenSignedOut(people)
    return people.aliceBefore.get(flagPath(people.alice))
  }),
  ...['notes', 'files'].map((collectionId) =>
    denies(`a signed-out session lists ${collectionId}`, async (people) => {
      await givenSignedOut(people)
      const query = { from: [{ collectionId }], limit: listLimit }
      return people.aliceBefore.list(home(people.alice), query)
    }),
  ),
  ...Object.entries(writes).map(([what, { start, write }]) =>
    denies(`a signed-out session ${what}`, async (people) => {
      await given(people, ...(start?.(people.alice) ?? []))
      await givenSignedOut(people)
      return people.aliceBefore.commit(...write(people.alice))
    }),
  ),
  denies(`a signed-out session signs out the others`, async (people) => {
    await givenSignedOut(people)
    return people.aliceBefore.commit(signOutOlder(people.aliceBefore))
  }),
  denies(`a signed-out session reports itself`, async (people) => {
    await givenSignedOut(people)
    return people.aliceBefore.commit(seen(people.aliceBefore))
  }),
  denies(`a signed-out session finishes a deletion`, async (people) => {
    await given(people, beginDeletion(people.alice))
    await givenSignedOut(people)
    return people.aliceBefore.commit(finalizeDeletion(people.alice))
  }),
  ...(['bob', 'signedOut'] as const).flatMap((name) => [
    denies(`${name} signs out alice`, (people) => people[name].commit(signOutOlder(people.alice))),
    denies(`${name} reads which sessions of alice are signed out`, async (people) => {
      await given(people, signOutOlder(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
  ]),
]
