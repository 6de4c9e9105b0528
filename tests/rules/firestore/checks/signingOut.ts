import { listLimit } from '#src/domain/fileLimits.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import { list, listKeys, seen, sessionsPath, signOutOlder } from '../access.ts'
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
import type { Entry, Fields } from '../values.ts'
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

/** Sessions that were signed out, and what they could get from the provider afterward. */
const signedOut = [
  'aliceBefore',
  'linked',
  'linkedInPlace',
  'replaced',
  'withPhone',
  'withPassword',
  'withPasskey',
  'withFactor',
] as const

const wrongBounds: Record<string, (person: Person) => Fields> = {
  'one second after her own sign-in': ({ signIn }) => ({ revokedBefore: signIn + 1 }),
  'one second before her own sign-in': ({ signIn }) => ({ revokedBefore: signIn - 1 }),
  'text as its time': ({ signIn }) => ({ revokedBefore: `${signIn}` }),
  'half a second later': ({ signIn }) => ({ revokedBefore: new Double(signIn + 0.5) }),
  'null as its time': () => ({ revokedBefore: null }),
  'no time': () => ({ revokedBefore: gone }),
  'an unknown field': () => ({ name: 'Alice' }),
}

const many = Array.from({ length: 21 }, (_, index) => `${index}`)

const wrongLists: Record<string, Entry> = {
  'no methods': { ...list, methods: gone },
  'text as its methods': { ...list, methods: 'google.com' },
  'too many methods': { ...list, methods: ['google.com', 'custom', ...many] },
  'no factors': { ...list, factors: gone },
  'text as its factors': { ...list, factors: '' },
  'too many factors': { ...list, factors: many },
  'no identities': { ...list, identities: gone },
  'text as its identities': { ...list, identities: 'alice' },
  'too many identities': {
    ...list,
    identities: Object.fromEntries(['google.com', ...many].map((each) => [each, ['alice']])),
  },
  'an unknown field': { ...list, name: 'Alice' },
}

/** Alice has signed out all others, and listed what opens her account. */
function givenSignedOut(people: People): Promise<void> {
  return given(people, signOutOlder(people.alice, { listed: list }))
}

export const signingOut: readonly Check[] = [
  allows('alice signs out all others', ({ alice }) => alice.commit(signOutOlder(alice))),
  allows('alice signs out all others, and lists what opens her account', ({ alice }) =>
    alice.commit(signOutOlder(alice, { listed: list })),
  ),
  allows('alice signs out all others again', async (people) => {
    await givenSignedOut(people)
    return people.alice.commit(signOutOlder(people.alice))
  }),
  allows('somebody who signed in four and a half minutes ago signs out all others', ({ inTime }) =>
    inTime.commit(signOutOlder(inTime)),
  ),
  denies('somebody who signed in more than five minutes ago signs out all others', ({ late }) =>
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
  ...Object.entries(wrongBounds).map(([what, fieldsOf]) =>
    denies(`alice signs out others with ${what}`, ({ alice }) =>
      alice.commit(signOutOlder(alice, fieldsOf(alice))),
    ),
  ),
  ...Object.entries(wrongLists).flatMap(([what, listed]) => [
    denies(`alice signs out others with a list with ${what}`, ({ alice }) =>
      alice.commit(signOutOlder(alice, { listed })),
    ),
    denies(`alice replaces the list with one with ${what}`, async (people) => {
      await givenSignedOut(people)
      return people.alice.commit(listKeys(people.alice, listed))
    }),
  ]),

  allows('alice lists a method and a factor that she has added', async (people) => {
    await givenSignedOut(people)
    const methods = [...list.methods, 'phone']
    const identities = { ...list.identities, phone: ['+12025550100'] }
    return people.alice.commit(
      listKeys(people.alice, { methods, factors: ['phone-1'], identities }),
    )
  }),
  allows('a session with a listed method and a listed factor reads a note', async (people) => {
    await given(people, signOutOlder(people.alice, { listed: { ...list, factors: ['phone-1'] } }))
    return people.aliceWithFactor.get(notePath(people.alice))
  }),
  denies('a session without a second factor reads a note if one is listed', async (people) => {
    await given(people, signOutOlder(people.alice, { listed: { ...list, factors: ['phone-1'] } }))
    return people.alice.get(notePath(people.alice))
  }),
  allows('a session with a number that is listed later reads a note', async (people) => {
    await givenSignedOut(people)
    const methods = [...list.methods, 'phone']
    const identities = { ...list.identities, phone: ['+12025550100'] }
    await given(people, listKeys(people.alice, { ...list, methods, identities }))
    return people.aliceByPhone.get(notePath(people.alice))
  }),
  allows('a newer session lists a method that it has added', async (people) => {
    await given(people, signOutOlder(people.aliceRecently, { listed: list }))
    const methods = [...list.methods, 'phone']
    return people.alice.commit(listKeys(people.alice, { ...list, methods }))
  }),
  denies('alice lists a method and changes something else', async (people) => {
    await givenSignedOut(people)
    return people.alice.commit(change(flagPath(people.alice), { listed: list, name: 'Alice' }))
  }),
  denies('alice lists a method while her account is being deleted', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice, { listed: list, deletingSince: now, isFinal: false }))
    return alice.commit(listKeys(alice, { ...list, methods: [...list.methods, 'phone'] }))
  }),
  denies('somebody whose sign-in is too old lists a method', async (people) => {
    const { late } = people
    const listed = { ...list, identities: {} }
    await given(people, change(flagPath(late), { revokedBefore: 1, listed }))
    return late.commit(listKeys(late, { ...listed, methods: [...list.methods, 'phone'] }))
  }),
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
    ...signedOut.map((name) =>
      denies(`a signed-out session (${name}) reads ${what}`, async (people) => {
        await givenSignedOut(people)
        return people[name].get(pathOf(people.alice))
      }),
    ),
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
  ...signedOut.flatMap((name) => [
    allows(`a signed-out session (${name}) reads why`, async (people) => {
      await givenSignedOut(people)
      return people[name].get(flagPath(people.alice))
    }),
    ...['notes', 'files'].map((collectionId) =>
      denies(`a signed-out session (${name}) lists ${collectionId}`, async (people) => {
        await givenSignedOut(people)
        const query = { from: [{ collectionId }], limit: listLimit }
        return people[name].list(home(people.alice), query)
      }),
    ),
    ...Object.entries(writes).map(([what, { start, write }]) =>
      denies(`a signed-out session (${name}) ${what}`, async (people) => {
        await given(people, ...(start?.(people.alice) ?? []))
        await givenSignedOut(people)
        return people[name].commit(...write(people.alice))
      }),
    ),
    denies(`a signed-out session (${name}) signs out the others`, async (people) => {
      await givenSignedOut(people)
      return people[name].commit(signOutOlder(people[name]))
    }),
    denies(`a signed-out session (${name}) lists its own method`, async (people) => {
      await givenSignedOut(people)
      const own = { 'github.com': ['eve'], phone: ['+12025550199'] }
      const identities = { ...list.identities, ...own }
      const methods = [...list.methods, 'github.com', 'phone', 'password', 'passkey']
      return people[name].commit(
        listKeys(people.alice, { methods, factors: ['', 'phone-2'], identities }),
      )
    }),
    denies(`a signed-out session (${name}) reports itself`, async (people) => {
      await givenSignedOut(people)
      return people[name].commit(seen(people[name]))
    }),
    denies(`a signed-out session (${name}) finishes a deletion`, async (people) => {
      await given(people, beginDeletion(people.alice))
      await givenSignedOut(people)
      return people[name].commit(finalizeDeletion(people.alice))
    }),
  ]),
  ...(['bob', 'nobody'] as const).flatMap((name) => [
    denies(`${name} signs out alice`, (people) => people[name].commit(signOutOlder(people.alice))),
    denies(`${name} reads which sessions of alice are signed out`, async (people) => {
      await given(people, signOutOlder(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
  ]),
]
