import { allows, denies } from '../../check.ts'
import type { Check } from '../../check.ts'
import { filePath } from '../../firestore/files.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { described, givenBytes, givenRecord } from '../uploads.ts'

const others = ['bob', 'nobody', 'guest'] as const

const folder = ({ uid }: Person) => `users/${uid}/files`

const closedFiles: Record<string, (person: Person) => string> = {
  'a file beside the files': ({ uid }) => `users/${uid}/notes/first`,
  'a file above the files': ({ uid }) => `users/${uid}/first`,
  'a file below a file': (person) => `${filePath(person)}/first`,
  'a file outside of accounts': () => 'elsewhere/first',
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
    return people.alice.storage.get(filePath(people.alice))
  }),
  allows('alice asks for a file that is not there', ({ alice }) =>
    alice.storage.get(filePath(alice)),
  ),
  allows('alice lists her files', async (people) => {
    await givenBytes(people)
    return people.alice.storage.list(folder(people.alice))
  }),
  allows('alice deletes a file of hers', async (people) => {
    await givenBytes(people)
    return people.alice.storage.remove(filePath(people.alice))
  }),
  allows('a guest reads and deletes a file of theirs', async ({ guest }) => {
    const path = filePath(guest)
    return (await guest.storage.get(path)) === 'allowed' ? guest.storage.remove(path) : 'denied'
  }),
  ...others.flatMap((name) => [
    denies(`${name} reads a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.get(filePath(people.alice))
    }),
    denies(`${name} lists the files of alice`, (people) =>
      people[name].storage.list(folder(people.alice)),
    ),
    denies(`${name} deletes a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.remove(filePath(people.alice))
    }),
    denies(`${name} changes what is said of a file of alice`, async (people) => {
      await givenBytes(people)
      return people[name].storage.describe(filePath(people.alice), described)
    }),
  ]),
  ...Object.entries(changes).map(([what, metadata]) =>
    denies(`alice changes what is said of her file to ${what}`, async (people) => {
      await givenRecord(people)
      await givenBytes(people)
      return people.alice.storage.describe(filePath(people.alice), metadata)
    }),
  ),
  ...Object.entries(closedFiles).flatMap(([what, pathOf]) => [
    denies(`alice reads ${what}`, ({ alice }) => alice.storage.get(pathOf(alice))),
    denies(`alice deletes ${what}`, ({ alice }) => alice.storage.remove(pathOf(alice))),
  ]),
  ...Object.entries(closedFolders).map(([what, pathOf]) =>
    denies(`alice lists ${what}`, ({ alice }) => alice.storage.list(pathOf(alice))),
  ),
]
