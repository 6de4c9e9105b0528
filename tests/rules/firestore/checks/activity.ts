import { activityKinds } from '#src/domain/activity.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { activityPath, entry, happens } from '../access.ts'
import { personOnly } from '../personOnly.ts'
import { Double, gone, now } from '../values.ts'
import type { Entry, Fields } from '../values.ts'
import { change, put } from '../writes.ts'

const day = 86_400_000

const wrong: Record<string, Entry> = {
  'no kind': { what: gone },
  'a number as its kind': { what: 1 },
  'an unknown kind': { what: 'accountSold' },
  'no detail': { detail: gone },
  'a long detail': { detail: 'x'.repeat(61) },
  'no browser': { browser: gone },
  'a browser name that is too long': { browser: 'x'.repeat(61) },
  'no system': { system: gone },
  'a system name that is too long': { system: 'x'.repeat(61) },
  "yesterday's time": { at: new Date(Date.now() - day) },
  "tomorrow's time": { at: new Date(Date.now() + day) },
  'no time': { at: gone },
  'an unknown field': { name: 'Alice' },
}

const wrongCounts: Record<string, Fields> = {
  'no count': { count: gone },
  'a count of 0': { count: 0 },
  'a count of 2': { count: 2 },
  'a count of 1.0': { count: new Double(1) },
  'a count of 1.5': { count: new Double(1.5) },
  'an unknown field': { name: 'Alice' },
  'a second entry': { '1': entry },
}

/** A full activity whose entries are that many days old. */
function givenFull(people: People, days: number): Promise<void> {
  const at = new Date(Date.now() - days * day)
  const places = Array.from({ length: 100 }, (_, place) => `${place}`)
  const fields = Object.fromEntries(places.map((place) => [place, { ...entry, at }] as const))
  return given(people, put(activityPath(people.alice), { count: 100, ...fields }))
}

export const activity: readonly Check[] = [
  allows('alice adds an entry', ({ alice }) => alice.commit(happens(alice))),
  allows('alice adds the next entry', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(change(activityPath(people.alice), { count: 2, '1': entry }))
  }),
  allows('alice adds an entry with long names and a long detail', ({ alice }) => {
    const long = 'x'.repeat(60)
    return alice.commit(happens(alice, { browser: long, system: long, detail: long }))
  }),
  ...activityKinds.map((what) =>
    allows(`alice adds an entry of the kind ${what}`, ({ alice }) =>
      alice.commit(happens(alice, { what })),
    ),
  ),
  denies('a guest adds an entry', ({ guest }) => guest.commit(happens(guest))),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`alice adds an entry with ${what}`, ({ alice }) => alice.commit(happens(alice, fields))),
  ),
  ...Object.entries(wrongCounts).map(([what, fields]) =>
    denies(`alice adds an entry with ${what}`, ({ alice }) =>
      alice.commit(change(activityPath(alice), { count: 1, '0': entry, ...fields })),
    ),
  ),
  denies('an entry is changed', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(happens(people.alice, { what: 'signedIn' }))
  }),
  denies('an entry is changed and counted as another', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(change(activityPath(people.alice), { count: 2, '0': entry }))
  }),
  denies('an entry is removed', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(change(activityPath(people.alice), { '0': gone }))
  }),
  denies('an entry is removed and counted', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(
      change(activityPath(people.alice), { count: 2, '0': gone, '1': entry }),
    )
  }),
  denies('the activity is restarted', async (people) => {
    await given(people, happens(people.alice), change(activityPath(people.alice), { count: 7 }))
    return people.alice.commit(put(activityPath(people.alice), { count: 1, '0': entry }))
  }),
  allows('the hundred-and-first entry replaces an old one', async (people) => {
    await givenFull(people, 8)
    return people.alice.commit(change(activityPath(people.alice), { count: 101, '0': entry }))
  }),
  denies('the hundred-and-first entry replaces a recent one', async (people) => {
    await givenFull(people, 6)
    return people.alice.commit(change(activityPath(people.alice), { count: 101, '0': entry }))
  }),
  denies('the hundred-and-first entry is added to the others', async (people) => {
    await givenFull(people, 8)
    return people.alice.commit(change(activityPath(people.alice), { count: 101, '100': entry }))
  }),
  allows('alice records that an entry was left out of a full activity', async (people) => {
    await givenFull(people, 6)
    return people.alice.commit(change(activityPath(people.alice), { missedAt: now }))
  }),
  denies('alice records that an entry was left out yesterday', async (people) => {
    await givenFull(people, 6)
    const missedAt = new Date(Date.now() - day)
    return people.alice.commit(change(activityPath(people.alice), { missedAt }))
  }),
  denies('alice forgets that an entry was left out', async (people) => {
    await givenFull(people, 6)
    await given(people, change(activityPath(people.alice), { missedAt: now }))
    return people.alice.commit(change(activityPath(people.alice), { missedAt: gone }))
  }),
  denies('alice records that an entry was left out of an activity with room', async (people) => {
    await given(people, happens(people.alice))
    return people.alice.commit(change(activityPath(people.alice), { missedAt: now }))
  }),
  denies('alice removes an entry and records that one was left out', async (people) => {
    await givenFull(people, 6)
    return people.alice.commit(change(activityPath(people.alice), { missedAt: now, '7': gone }))
  }),
  ...personOnly({ name: 'the activity', pathOf: activityPath, write: happens }),
]
