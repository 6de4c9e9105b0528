import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { Person } from '../../person.ts'
import { createFile, ofPicture } from '../files.ts'
import { create } from '../notes.ts'
import { answer, profilePath } from '../profiles.ts'
import { gone, now } from '../values.ts'
import type { Fields } from '../values.ts'
import { put, remove } from '../writes.ts'

const entries = (count: number, key: (index: number) => string, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [key(index), value]))
const numbered = (index: number) => `q${index}`
const longKey = (index: number) => `${'q'.repeat(58)}${10 + index}`

const right: Record<string, Fields> = {
  'no answers': { answers: {} },
  'the most answers': { answers: entries(20, numbered, 'yes') },
  'the longest answers': { answers: entries(16, numbered, 'x'.repeat(500)) },
  'the longest keys': { answers: entries(10, longKey, '') },
  'a choice': { answers: { size: 'team' } },
  'no choice': { answers: { size: '' } },
  'no consent': { terms: null, agreedAt: null },
}

const wrong: Record<string, Fields> = {
  'one answer too many': { answers: entries(21, numbered, '') },
  'one character too many': { answers: { company: 'x'.repeat(8001) } },
  'one character too many in the keys': { answers: { ['x'.repeat(601)]: '' } },
  'text as its answers': { answers: 'Acme' },
  'missing answers': { answers: gone },
  'another version': { terms: '2027-01' },
  'an unknown choice': { answers: { size: 'huge' } },
  'a number as its choice': { answers: { size: 1 } },
  'a number as its version': { terms: 2 },
  'consent of another time': { agreedAt: new Date(Date.now() - 60_000) },
  'a version without a time': { agreedAt: null },
  'a time without a version': { terms: null, agreedAt: now },
  'an unknown field': { role: 'admin' },
}

const key = btoa('\0'.repeat(32))
const earlier = { terms: '2025-01', agreedAt: new Date('2025-01-01T00:00:00Z') }

/** Where consent is required, nothing can be written before. */
function consentChecks(): Check[] {
  const writes = {
    'a note': (person: Person) => create(person),
    'a picture': (person: Person) => createFile(person, ofPicture),
    'a key': (person: Person) => [put(`users/${person.uid}/keys/user-key`, { key })],
  }
  return Object.entries(writes).flatMap(([what, write]) => [
    denies(`${what} is written before any answer`, ({ consenting }) =>
      consenting.commit(...write(consenting)),
    ),
    denies(`${what} is written before consent`, async (people) => {
      const { consenting } = people
      await given(people, answer(consenting, { terms: null, agreedAt: null }))
      return consenting.commit(...write(consenting))
    }),
    denies(`${what} is written after consent to an earlier version`, async (people) => {
      const { consenting } = people
      await given(people, answer(consenting, earlier))
      return consenting.commit(...write(consenting))
    }),
    allows(`${what} is written after consent to the current version`, async (people) => {
      const { consenting } = people
      await given(people, answer(consenting))
      return consenting.commit(...write(consenting))
    }),
  ])
}

export const profile: readonly Check[] = [
  ...Object.entries(right).map(([what, fields]) =>
    allows(`alice answers with ${what}`, ({ alice }) => alice.commit(answer(alice, fields))),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`alice answers with ${what}`, ({ alice }) => alice.commit(answer(alice, fields))),
  ),
  allows('alice changes an answer, and her consent stays', async (people) => {
    await given(people, answer(people.alice, earlier))
    const answers = { company: 'Other' }
    return people.alice.commit(answer(people.alice, { ...earlier, answers }))
  }),
  allows('alice accepts another version', async (people) => {
    await given(people, answer(people.alice, earlier))
    return people.alice.commit(answer(people.alice))
  }),
  denies('alice accepts another version in the past', async (people) => {
    await given(people, answer(people.alice, earlier))
    return people.alice.commit(answer(people.alice, { ...earlier, terms: '2026-11' }))
  }),
  denies('alice changes the time of her consent', async (people) => {
    await given(people, answer(people.alice, earlier))
    const agreedAt = new Date('2025-02-01T00:00:00Z')
    return people.alice.commit(answer(people.alice, { ...earlier, agreedAt }))
  }),
  denies('alice withdraws her consent', async (people) => {
    await given(people, answer(people.alice, earlier))
    return people.alice.commit(answer(people.alice, { terms: null, agreedAt: null }))
  }),
  allows('alice keeps a choice that the owner has taken away', async (people) => {
    const answers = { size: 'large', company: 'Acme' }
    await given(people, answer(people.alice, { answers }))
    return people.alice.commit(answer(people.alice, { answers: { ...answers, company: 'Other' } }))
  }),
  denies('alice changes a choice to one that the owner has taken away', async (people) => {
    await given(people, answer(people.alice, { answers: { size: 'solo' } }))
    return people.alice.commit(answer(people.alice, { answers: { size: 'large' } }))
  }),
  ...consentChecks(),
  denies('alice deletes her answers', async (people) => {
    await given(people, answer(people.alice))
    return people.alice.commit(remove(profilePath(people.alice)))
  }),
  denies('alice stores a second set of answers', ({ alice }) =>
    alice.commit(
      put(`users/${alice.uid}/profile/other`, {
        answers: {},
        terms: null,
        agreedAt: null,
      }),
    ),
  ),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} answers for alice`, (people) => people[name].commit(answer(people.alice))),
  ),
]
