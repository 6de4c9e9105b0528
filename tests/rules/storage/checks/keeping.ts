import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { signOutOlder } from '../../firestore/access.ts'
import { slotPath } from '../../firestore/files.ts'
import { beginDeletion } from '../../firestore/flags.ts'
import type { Write } from '../../firestore/writes.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { bytes, described, givenAccount, givenBytes, givenRecord, upload } from '../uploads.ts'

/**
 * Whether each may list their own files, if a session lasts twelve hours, if a second factor is required, and if
 * there is a tenant.
 */
const bySession = [
  allows('a session of almost twelve hours lists its files', listOf('brief')),
  denies('a session of more than twelve hours lists its files', listOf('briefOver')),
  allows('a guest lists their files after more than twelve hours', listOf('briefGuest')),
  denies(
    'the old session of an upgraded guest lists files after more than twelve hours',
    listOf('briefUpgraded'),
  ),
  allows('a session with a second factor lists its files', listOf('requiredWithFactor')),
  denies('a session without the required second factor lists its files', listOf('required')),
  allows('a person of the tenant lists their files', listOf('tenant')),
  denies('a person of another tenant lists the files', listOf('tenantElsewhere')),
  denies('a person of no tenant lists the files', listOf('tenantNowhere')),
  denies('a person of a tenant lists files of no tenant', listOf('aliceInTenant')),
]

function listOf(name: keyof People) {
  return async (people: People) => {
    const person = people[name]
    await givenAccount(people, person)
    return person.storage.list(folder(person))
  }
}

const others = ['bob', 'signedOut', 'guest'] as const

const folder = ({ uid }: Person) => `users/${uid}/files`

const closedFiles: Record<string, (person: Person) => string> = {
  'a file next to the files': ({ uid }) => `users/${uid}/notes/first`,
  'a file above the files': ({ uid }) => `users/${uid}/first`,
  'a file outside all accounts': () => 'elsewhere/first',
}

/** Objects that no client could have created. */
const strays: Record<string, (person: Person) => string> = {
  'a file below a file': (person) => `${slotPath(person)}/first`,
  'a file whose name ends with a slash': (person) => `${slotPath(person)}/`,
  'a file whose name ends with a space': (person) => `${slotPath(person)} `,
}

const closedFolders: Record<string, (person: Person) => string> = {
  'the folder above the files': ({ uid }) => `users/${uid}`,
  'the folder next to the files': ({ uid }) => `users/${uid}/notes`,
  'the accounts': () => 'users',
  'the folder outside all accounts': () => 'elsewhere',
}

const changes: Record<string, Metadata> = {
  'the type of a page': { contentType: 'text/html' },
  'an inline disposition': { contentDisposition: 'inline' },
  'extra metadata': { metadata: { name: 'Scan.pdf' } },
  'a language': { contentLanguage: 'en' },
  'the same metadata': described,
  nothing: {},
}

const signOutOthers = ({ alice }: People): Write => signOutOlder(alice)

/** Reading, changing, and deleting stored bytes. */
export const keeping: readonly Check[] = [
  ...bySession,
  allows('alice reads her own file', async (people) => {
    await givenBytes(people)
    return people.alice.storage.get(slotPath(people.alice))
  }),
  allows("alice requests a file that doesn't exist", async (people) => {
    await givenAccount(people)
    return people.alice.storage.get(slotPath(people.alice))
  }),
  denies('alice reads a file before her account has a state', async (people) => {
    await people.owner.storage.upload(slotPath(people.alice), bytes, described)
    return people.alice.storage.get(slotPath(people.alice))
  }),
  allows('alice lists her files', async (people) => {
    await givenBytes(people)
    return people.alice.storage.list(folder(people.alice))
  }),
  allows('a guest reads their own file', async (people) => {
    await givenAccount(people, people.guest)
    return people.guest.storage.get(slotPath(people.guest))
  }),
  allows("a guest deletes a file that doesn't exist", ({ guest }) =>
    guest.storage.remove(slotPath(guest)),
  ),
  allows('alice deletes the bytes of a file that is being deleted', async (people) => {
    await givenRecord(people, { state: 'deleting' })
    await givenBytes(people)
    return people.alice.storage.remove(slotPath(people.alice))
  }),
  allows('alice deletes bytes that have no record', async (people) => {
    await givenBytes(people)
    return people.alice.storage.remove(slotPath(people.alice))
  }),
  allows('alice deletes bytes whose file has another slot by now', async (people) => {
    await givenRecord(people, { state: 'stored', slot: 1 })
    await givenBytes(people)
    return people.alice.storage.remove(slotPath(people.alice))
  }),
  ...['uploading', 'stored'].map((state) =>
    denies(`alice deletes the bytes of a file that is ${state}`, async (people) => {
      await givenRecord(people, { state })
      await givenBytes(people)
      return people.alice.storage.remove(slotPath(people.alice))
    }),
  ),
  ...[false, true].flatMap((isFinal) => {
    const when = `when the deletion is ${isFinal ? '' : 'not '}final`
    return [
      denies(`alice deletes the bytes of a file that is there ${when}`, async (people) => {
        await givenRecord(people, { state: 'stored' })
        await givenBytes(people)
        await given(people, beginDeletion(people.alice, { isFinal }))
        return people.alice.storage.remove(slotPath(people.alice))
      }),
      allows(`alice deletes bytes that have no record ${when}`, async (people) => {
        await givenBytes(people)
        await given(people, beginDeletion(people.alice, { isFinal }))
        return people.alice.storage.remove(slotPath(people.alice))
      }),
    ]
  }),
  ...Object.entries(strays).map(([what, pathOf]) =>
    allows(`alice deletes ${what}`, async ({ alice, owner }) => {
      await owner.storage.upload(pathOf(alice), 'x', {})
      return alice.storage.remove(pathOf(alice))
    }),
  ),
  ...others.flatMap((name) => [
    denies(`${name} reads a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.get(slotPath(people.alice))
    }),
    denies(`${name} lists the files of alice`, (people) =>
      people[name].storage.list(folder(people.alice)),
    ),
    denies(`${name} deletes a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.remove(slotPath(people.alice))
    }),
    denies(`${name} changes the metadata of a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.describe(slotPath(people.alice), described)
    }),
  ]),
  ...Object.entries(changes).map(([what, metadata]) =>
    denies(`alice changes the metadata of her file to ${what}`, async (people) => {
      await givenRecord(people)
      await givenBytes(people)
      return people.alice.storage.describe(slotPath(people.alice), metadata)
    }),
  ),
  ...Object.entries(changes).map(([what, metadata]) =>
    denies(`alice changes the metadata of bytes without a record to ${what}`, async (people) => {
      await givenBytes(people)
      return people.alice.storage.describe(slotPath(people.alice), metadata)
    }),
  ),
  denies('alice reads a file below a file', ({ alice }) =>
    alice.storage.get(`${slotPath(alice)}/first`),
  ),
  ...Object.entries(closedFiles).flatMap(([what, pathOf]) => [
    denies(`alice reads ${what}`, ({ alice }) => alice.storage.get(pathOf(alice))),
    denies(`alice deletes ${what}`, ({ alice }) => alice.storage.remove(pathOf(alice))),
  ]),
  ...Object.entries(closedFolders).map(([what, pathOf]) =>
    denies(`alice lists ${what}`, ({ alice }) => alice.storage.list(pathOf(alice))),
  ),

  denies(`a signed-out session reads a file`, async (people) => {
    await givenBytes(people)
    await given(people, signOutOthers(people))
    return people.aliceBefore.storage.get(slotPath(people.alice))
  }),
  allows(`a signed-out session finishes the deletion of a file`, async (people) => {
    await givenRecord(people, { state: 'deleting' })
    await givenBytes(people)
    await given(people, signOutOthers(people))
    return people.aliceBefore.storage.remove(slotPath(people.alice))
  }),
  denies(`a signed-out session lists the files`, async (people) => {
    await given(people, signOutOthers(people))
    return people.aliceBefore.storage.list(folder(people.alice))
  }),
  denies(`a signed-out session deletes a file`, async (people) => {
    await givenRecord(people, { state: 'stored' })
    await givenBytes(people)
    await given(people, signOutOthers(people))
    return people.aliceBefore.storage.remove(slotPath(people.alice))
  }),
  denies(`a signed-out session uploads a file`, async (people) => {
    await givenRecord(people)
    await given(people, signOutOthers(people))
    return people.aliceBefore.storage.upload(slotPath(people.alice), bytes, described)
  }),
  allows('the session that signed out the others uploads a file', async (people) => {
    await givenRecord(people)
    await given(people, signOutOthers(people))
    return upload(people)
  }),
  allows('the session that signed out the others deletes a file', async (people) => {
    await givenRecord(people, { state: 'deleting' })
    await givenBytes(people)
    await given(people, signOutOthers(people))
    return people.alice.storage.remove(slotPath(people.alice))
  }),
]
