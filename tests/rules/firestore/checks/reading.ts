import { listLimit } from '#src/domain/files/fileLimits.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { Person } from '../../person.ts'
import { filePath, filesUsagePath } from '../files.ts'
import { flagPath } from '../flags.ts'
import { create, keyPath, notePath, usagePath } from '../notes.ts'
import { profilePath } from '../profiles.ts'
import { DOCUMENTS } from '../writes.ts'

const open = {
  'a note': notePath,
  'the record of a file': filePath,
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
  'the answers': profilePath,
  'the state of the account': flagPath,
}

const closed = {
  'another counter': ({ uid }: Person) => `users/${uid}/usage/other`,
  'another key': ({ uid }: Person) => `users/${uid}/keys/other`,
  'a document below a note': (person: Person) => `${notePath(person)}/files/first`,
  'a document below a file': (person: Person) => `${filePath(person)}/parts/first`,
  'an unknown collection': ({ uid }: Person) => `users/${uid}/other/first`,
  'a document outside all accounts': () => 'elsewhere/first',
}

const inCollection = (collectionId: string) => ({ from: [{ collectionId }] })
const home = ({ uid }: Person) => `/users/${uid}`

const asTheAppLists = {
  ...inCollection('notes'),
  where: {
    fieldFilter: { field: { fieldPath: 'isInTrash' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  orderBy: [
    { field: { fieldPath: 'pinned' }, direction: 'DESCENDING' },
    { field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' },
  ],
  limit: listLimit,
}

export const reading: readonly Check[] = [
  ...Object.entries(open).flatMap(([what, pathOf]) => [
    allows(`alice reads ${what} of her own`, ({ alice }) => alice.get(pathOf(alice))),
    denies(`bob reads ${what} of alice`, ({ alice, bob }) => bob.get(pathOf(alice))),
    denies(`someone signed out reads ${what} of alice`, ({ alice, signedOut }) =>
      signedOut.get(pathOf(alice)),
    ),
  ]),
  ...Object.entries(closed).map(([what, pathOf]) =>
    denies(`alice reads ${what}`, ({ alice }) => alice.get(pathOf(alice))),
  ),

  allows('alice lists her notes as the app does', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.list(home(people.alice), asTheAppLists)
  }),
  ...['notes', 'files'].flatMap((collectionId) => [
    allows(`alice lists ${listLimit} ${collectionId}`, ({ alice }) =>
      alice.list(home(alice), { ...inCollection(collectionId), limit: listLimit }),
    ),
    denies(`alice lists ${listLimit + 1} ${collectionId}`, ({ alice }) =>
      alice.list(home(alice), { ...inCollection(collectionId), limit: listLimit + 1 }),
    ),
    denies(`alice lists ${collectionId} without a limit`, ({ alice }) =>
      alice.list(home(alice), inCollection(collectionId)),
    ),
    ...(['bob', 'signedOut'] as const).map((name) =>
      denies(`${name} lists the ${collectionId} of alice`, (people) =>
        people[name].list(home(people.alice), { ...inCollection(collectionId), limit: 1 }),
      ),
    ),
    denies(`alice lists the ${collectionId} of everyone`, ({ alice }) =>
      alice.list('', { from: [{ collectionId, allDescendants: true }], limit: 1 }),
    ),
  ]),
  denies('alice lists the accounts', ({ alice }) =>
    alice.list('', { ...inCollection('users'), limit: 1 }),
  ),
  denies('alice lists the accounts by her own name', ({ alice }) =>
    alice.list('', { ...inCollection('users'), where: named(flagPath(alice)), limit: 1 }),
  ),
  ...['usage', 'keys'].map((collectionId) =>
    denies(`alice lists her ${collectionId}`, ({ alice }) =>
      alice.list(home(alice), { ...inCollection(collectionId), limit: 1 }),
    ),
  ),
  ...(
    [
      ['usage', usagePath],
      ['usage', filesUsagePath],
      ['keys', keyPath],
      ['profile', profilePath],
    ] as const
  ).map(([collectionId, pathOf]) =>
    denies(`alice lists her ${collectionId} by the name of one`, ({ alice }) => {
      const where = named(pathOf(alice))
      return alice.list(home(alice), { ...inCollection(collectionId), where, limit: 1 })
    }),
  ),
]

function named(path: string): object {
  const value = { referenceValue: `${DOCUMENTS}/${path}` }
  return { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value } }
}
