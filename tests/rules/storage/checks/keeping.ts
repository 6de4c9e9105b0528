import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { slotPath } from '../../firestore/files.ts'
import { mark } from '../../firestore/marks.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { described, givenBytes, givenRecord } from '../uploads.ts'

const others = ['bob', 'nobody', 'guest'] as const

const folder = ({ uid }: Person) => `users/${uid}/files`

const closedFiles: Record<string, (person: Person) => string> = {
  'a file beside the files': ({ uid }) => `users/${uid}/notes/first`,
  'a file above the files': ({ uid }) => `users/${uid}/first`,
  'a file outside of accounts': () => 'elsewhere/first',
}

/** What no client could put there. */
const strays: Record<string, (person: Person) => string> = {
  'a file below a file': (person) => `${slotPath(person)}/first`,
  'a file whose name ends with a slash': (person) => `${slotPath(person)}/`,
  'a file whose name ends with a space': (person) => `${slotPath(person)} `,
}

const closedFolders: Record<string, (person: Person) => string> = {
  'what is above the files': ({ uid }) => `users/${uid}`,
  'what is beside the files': ({ uid }) => `users/${uid}/notes`,
  'the accounts': () => 'users',
  'what is outside of accounts': () => 'elsewhere',
}

const changes: Record<string, Metadata> = {
  'the type of a page': { contentType: 'text/html' },
  'a disposition to show it': { contentDisposition: 'inline' },
  'words of its own': { metadata: { name: 'Scan.pdf' } },
  'a language': { contentLanguage: 'en' },
  'what was said before': described,
  nothing: {},
}

/** What becomes of bytes that are there. */
export const keeping: readonly Check[] = [
  allows('alice reads a file of hers', async (people) => {
    await givenBytes(people)
    return people.alice.storage.get(slotPath(people.alice))
  }),
  allows('alice asks for a file that is not there', ({ alice }) =>
    alice.storage.get(slotPath(alice)),
  ),
  allows('alice lists her files', async (people) => {
    await givenBytes(people)
    return people.alice.storage.list(folder(people.alice))
  }),
  allows('a guest reads a file of theirs', ({ guest }) => guest.storage.get(slotPath(guest))),
  allows('a guest deletes a file that is not there', ({ guest }) =>
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
  ...['arriving', 'there'].map((state) =>
    denies(`alice deletes the bytes of a file that is ${state}`, async (people) => {
      await givenRecord(people, { state })
      await givenBytes(people)
      return people.alice.storage.remove(slotPath(people.alice))
    }),
  ),
  ...['deleting', 'there'].flatMap((state) => [
    denies(
      `alice deletes the bytes of a file that is ${state} when the deletion has begun`,
      async (people) => {
        await givenRecord(people, { state })
        await givenBytes(people)
        await given(people, mark(people.alice))
        return people.alice.storage.remove(slotPath(people.alice))
      },
    ),
    allows(
      `alice deletes the bytes of a file that is ${state} when the deletion is final`,
      async (people) => {
        await givenRecord(people, { state })
        await givenBytes(people)
        await given(people, mark(people.alice, { isFinal: true }))
        return people.alice.storage.remove(slotPath(people.alice))
      },
    ),
  ]),
  denies('alice deletes bytes without a record when the deletion has begun', async (people) => {
    await givenBytes(people)
    await given(people, mark(people.alice))
    return people.alice.storage.remove(slotPath(people.alice))
  }),
  ...Object.entries(strays).map(([what, pathOf]) =>
    allows(`alice deletes ${what} when the deletion is final`, async (people) => {
      const { alice, owner } = people
      await owner.storage.upload(pathOf(alice), 'x', {})
      await given(people, mark(alice, { isFinal: true }))
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
    denies(`${name} changes what is said of a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.describe(slotPath(people.alice), described)
    }),
  ]),
  ...Object.entries(changes).map(([what, metadata]) =>
    denies(`alice changes what is said of her file to ${what}`, async (people) => {
      await givenRecord(people)
      await givenBytes(people)
      return people.alice.storage.describe(slotPath(people.alice), metadata)
    }),
  ),
  ...Object.entries(changes).map(([what, metadata]) =>
    denies(`alice changes what is said of bytes without a record to ${what}`, async (people) => {
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
]
