import { listLimit } from '#src/domain/noteLimits.ts'
import { allows, denies, given } from '../check.ts'
import type { Check } from '../check.ts'
import { create, keyPath, notePath, usagePath } from '../notes.ts'
import type { Person } from '../person.ts'
import { DOCUMENTS } from '../writes.ts'

const open = {
  'a note': notePath,
  'the counter': usagePath,
  'the key': keyPath,
}

const closed = {
  'the document of an account': ({ uid }: Person) => `users/${uid}`,
  'another counter': ({ uid }: Person) => `users/${uid}/usage/other`,
  'another key': ({ uid }: Person) => `users/${uid}/keys/other`,
  'a document below a note': (person: Person) => `${notePath(person)}/files/first`,
  'a collection that nobody named': ({ uid }: Person) => `users/${uid}/other/first`,
  'a document outside of accounts': () => 'elsewhere/first',
}

const notes = { from: [{ collectionId: 'notes' }] }
const home = ({ uid }: Person) => `/users/${uid}`

const asTheAppLists = {
  ...notes,
  where: {
    fieldFilter: { field: { fieldPath: 'deleted' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  orderBy: [
    { field: { fieldPath: 'pinned' }, direction: 'DESCENDING' },
    { field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' },
  ],
  limit: listLimit,
}

export const reading: readonly Check[] = [
  ...Object.entries(open).flatMap(([what, pathOf]) => [
    allows(`alice reads ${what} of hers`, ({ alice }) => alice.get(pathOf(alice))),
    denies(`bob reads ${what} of alice`, ({ alice, bob }) => bob.get(pathOf(alice))),
    denies(`nobody reads ${what} of alice`, ({ alice, nobody }) => nobody.get(pathOf(alice))),
  ]),
  ...Object.entries(closed).map(([what, pathOf]) =>
    denies(`alice reads ${what}`, ({ alice }) => alice.get(pathOf(alice))),
  ),

  allows('alice lists her notes as the app does', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.list(home(people.alice), asTheAppLists)
  }),
  allows(`alice lists ${listLimit} notes`, ({ alice }) =>
    alice.list(home(alice), { ...notes, limit: listLimit }),
  ),
  denies(`alice lists ${listLimit + 1} notes`, ({ alice }) =>
    alice.list(home(alice), { ...notes, limit: listLimit + 1 }),
  ),
  denies('alice lists notes without end', ({ alice }) => alice.list(home(alice), notes)),
  denies('bob lists the notes of alice', ({ alice, bob }) =>
    bob.list(home(alice), { ...notes, limit: 1 }),
  ),
  denies('nobody lists the notes of alice', ({ alice, nobody }) =>
    nobody.list(home(alice), { ...notes, limit: 1 }),
  ),
  denies('alice lists the notes of everybody', ({ alice }) =>
    alice.list('', { from: [{ collectionId: 'notes', allDescendants: true }], limit: 1 }),
  ),
  denies('alice lists the accounts', ({ alice }) =>
    alice.list('', { from: [{ collectionId: 'users' }], limit: 1 }),
  ),
  ...Object.entries({ usage: usagePath, keys: keyPath }).flatMap(([collectionId, pathOf]) => [
    denies(`alice lists her ${collectionId}`, ({ alice }) =>
      alice.list(home(alice), { from: [{ collectionId }], limit: 1 }),
    ),
    denies(`alice lists her ${collectionId} by its one name`, ({ alice }) =>
      alice.list(home(alice), { from: [{ collectionId }], where: named(pathOf(alice)), limit: 1 }),
    ),
  ]),
]

function named(path: string): object {
  const value = { referenceValue: `${DOCUMENTS}/${path}` }
  return { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value } }
}
