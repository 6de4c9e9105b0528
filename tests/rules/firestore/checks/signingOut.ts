import { listLimit } from '#src/domain/fileLimits.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import { seen, sessionsPath, signOutOlder, signOutOne } from '../access.ts'
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

/** The ways to sign out the older of alice's two sessions. */
const ways: Record<string, (people: People) => Promise<void>> = {
  'with all others': (people) => given(people, signOutOlder(people.alice)),
  alone: (people) => given(people, signOutOne(people.alice, people.aliceBefore.signIn)),
}

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
  'deletes a note': { start: (person) => create(person, { deleted: true }), write: purge },
  'creates the record of a file': {
    start: (person) => create(person),
    write: (person) => createFile(person),
  },
  'changes the record of a file': {
    start: (person) => noteWithFile(person),
    write: (person) => [changeFile(person, { state: 'there' })],
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

const wrongLists: Record<string, Fields> = {
  "yesterday's time": { revokedAt: new Date(Date.now() - 86_400_000) },
  'no time': { revokedAt: gone },
  'an unknown field': { name: 'Alice' },
}

const wrongOnes: Record<string, (person: Person) => Fields> = {
  'in the future': ({ signIn }) => ({ revoked: [signIn + 600] }),
  'given as text': ({ signIn }) => ({ revoked: [`${signIn}`] }),
  'that is not given': () => ({ revoked: [] }),
  'and another': ({ signIn }) => ({ revoked: [signIn - 10, signIn - 20] }),
  'and all before yesterday': ({ signIn }) => ({ revokedBefore: signIn - 86_400 }),
  'and no bound': () => ({ revokedBefore: gone }),
}

const wrongBounds: Record<string, (person: Person) => Fields> = {
  'one second after her own sign-in': ({ signIn }) => ({ revokedBefore: signIn + 1 }),
  'one second before her own sign-in': ({ signIn }) => ({ revokedBefore: signIn - 1 }),
  'text as its time': ({ signIn }) => ({ revokedBefore: `${signIn}` }),
  'half a second later': ({ signIn }) => ({ revokedBefore: new Double(signIn + 0.5) }),
  'null as its time': () => ({ revokedBefore: null }),
}

function many({ signIn }: Person, count: number): number[] {
  return Array.from({ length: count }, (_, index) => signIn - 1000 - index)
}

export const signingOut: readonly Check[] = [
  allows('alice signs out all others', ({ alice }) => alice.commit(signOutOlder(alice))),
  allows('alice signs out all others again', async (people) => {
    await given(people, signOutOlder(people.alice))
    return people.alice.commit(signOutOlder(people.alice))
  }),
  allows('alice signs out one', ({ alice, aliceBefore }) =>
    alice.commit(signOutOne(alice, aliceBefore.signIn)),
  ),
  allows('an older session signs out a newer one', ({ alice, aliceBefore }) =>
    aliceBefore.commit(signOutOne(alice, alice.signIn)),
  ),
  allows('alice signs out one more', async (people) => {
    const { alice } = people
    await given(people, signOutOne(alice, 1))
    return alice.commit(signOutOne(alice, 2, { revoked: [1, 2] }))
  }),
  allows('alice signs out one after all others', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice))
    return alice.commit(signOutOne(alice, 1, { revokedBefore: alice.signIn }))
  }),
  allows('alice signs out all others and keeps the list', async (people) => {
    await given(people, signOutOne(people.alice, 1))
    return people.alice.commit(signOutOlder(people.alice, { revoked: [1] }))
  }),
  allows('alice signs out all others and clears an older list', async (people) => {
    const { alice } = people
    await given(people, signOutOne(alice, 1, { revokedAt: new Date((alice.signIn - 1) * 1000) }))
    return alice.commit(signOutOlder(alice))
  }),
  denies('alice signs out all others and clears a newer list', async (people) => {
    const { alice, aliceBefore } = people
    await given(people, signOutOne(alice, alice.signIn + 5))
    return aliceBefore.commit(signOutOlder(aliceBefore))
  }),
  denies('alice signs out all others and shortens the list', async (people) => {
    const { alice } = people
    await given(people, signOutOne(alice, 1, { revoked: [1, 2] }))
    return alice.commit(signOutOlder(alice, { revoked: [1] }))
  }),
  denies('alice signs out all others and adds to the list', ({ alice }) =>
    alice.commit(signOutOlder(alice, { revoked: [alice.signIn] })),
  ),
  denies('alice removes one from the list', async (people) => {
    await given(people, signOutOne(people.alice, 1, { revoked: [1, 2] }))
    return people.alice.commit(signOutOne(people.alice, 1))
  }),
  denies('alice replaces one on the list', async (people) => {
    await given(people, signOutOne(people.alice, 1))
    return people.alice.commit(signOutOne(people.alice, 2))
  }),
  allows('alice signs out a fiftieth', async (people) => {
    const { alice } = people
    await given(people, signOutOne(alice, 1, { revoked: many(alice, 49) }))
    return alice.commit(signOutOne(alice, 1, { revoked: [...many(alice, 49), 1] }))
  }),
  denies('alice signs out a fifty-first', async (people) => {
    const { alice } = people
    await given(people, signOutOne(alice, 1, { revoked: many(alice, 50) }))
    return alice.commit(signOutOne(alice, 1, { revoked: [...many(alice, 50), 1] }))
  }),
  denies('an older session signs out the newer ones', ({ alice, aliceBefore }) =>
    aliceBefore.commit(signOutOlder(alice)),
  ),
  denies('the bound is moved back', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice))
    return alice.commit(signOutOlder(alice, { revokedBefore: alice.signIn - 1 }))
  }),
  ...Object.entries(wrongLists).flatMap(([what, fields]) => [
    denies(`alice signs out all others with ${what}`, ({ alice }) =>
      alice.commit(signOutOlder(alice, fields)),
    ),
    denies(`alice signs out one with ${what}`, ({ alice }) =>
      alice.commit(signOutOne(alice, 1, fields)),
    ),
  ]),
  ...Object.entries(wrongOnes).map(([what, fieldsOf]) =>
    denies(`alice signs out a session ${what}`, ({ alice }) =>
      alice.commit(signOutOne(alice, 1, fieldsOf(alice))),
    ),
  ),
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

  ...Object.entries(ways).flatMap(([way, signOut]) => [
    ...Object.entries(documents).flatMap(([what, pathOf]) => [
      denies(`a session that was signed out ${way} reads ${what}`, async (people) => {
        await signOut(people)
        return people.aliceBefore.get(pathOf(people.alice))
      }),
      allows(`the session that signed out another ${way} reads ${what}`, async (people) => {
        await signOut(people)
        return people.alice.get(pathOf(people.alice))
      }),
    ]),
    allows(`a session that was signed out ${way} reads why`, async (people) => {
      await signOut(people)
      return people.aliceBefore.get(flagPath(people.alice))
    }),
    ...['notes', 'files'].map((collectionId) =>
      denies(`a session that was signed out ${way} lists ${collectionId}`, async (people) => {
        await signOut(people)
        const query = { from: [{ collectionId }], limit: listLimit }
        return people.aliceBefore.list(home(people.alice), query)
      }),
    ),
    ...Object.entries(writes).flatMap(([what, { start, write }]) => [
      denies(`a session that was signed out ${way} ${what}`, async (people) => {
        await given(people, ...(start?.(people.alice) ?? []))
        await signOut(people)
        return people.aliceBefore.commit(...write(people.alice))
      }),
      allows(`the session that signed out another ${way} ${what}`, async (people) => {
        await given(people, ...(start?.(people.alice) ?? []))
        await signOut(people)
        return people.alice.commit(...write(people.alice))
      }),
    ]),
    denies(`a session that was signed out ${way} signs itself in again`, async (people) => {
      await signOut(people)
      return people.aliceBefore.commit(signOutOlder(people.aliceBefore))
    }),
    denies(`a session that was signed out ${way} signs out another`, async (people) => {
      await signOut(people)
      const { alice, aliceBefore } = people
      const revoked = way === 'alone' ? [aliceBefore.signIn, alice.signIn] : [alice.signIn]
      const revokedBefore = way === 'alone' ? 0 : alice.signIn
      return aliceBefore.commit(signOutOne(alice, 0, { revoked, revokedBefore }))
    }),
    denies(`a session that was signed out ${way} reports itself`, async (people) => {
      await signOut(people)
      return people.aliceBefore.commit(seen(people.aliceBefore))
    }),
    denies(`a session that was signed out ${way} finishes a deletion`, async (people) => {
      await given(people, beginDeletion(people.alice))
      await signOut(people)
      return people.aliceBefore.commit(finalizeDeletion(people.alice))
    }),
    ...Object.entries(documents).map(([what, pathOf]) =>
      denies(
        `a session that was signed out ${way} deletes ${what} with the account`,
        async (people) => {
          await given(people, put(pathOf(people.alice), { count: 0 }))
          await given(people, beginDeletion(people.alice, { isFinal: true }))
          await signOut(people)
          return people.aliceBefore.commit(remove(pathOf(people.alice)))
        },
      ),
    ),
  ]),
  ...(['bob', 'nobody'] as const).flatMap((name) => [
    denies(`${name} signs out alice`, (people) => people[name].commit(signOutOlder(people.alice))),
    denies(`${name} reads which sessions of alice are signed out`, async (people) => {
      await given(people, signOutOlder(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
  ]),
]
