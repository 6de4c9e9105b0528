import { deviceNames } from '#src/domain/devices/deviceName.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { Person } from '../../person.ts'
import { seen, session, sessionsPath } from '../access.ts'
import { personOnly } from '../personOnly.ts'
import { gone } from '../values.ts'
import type { Entry } from '../values.ts'
import { change, put } from '../writes.ts'

const wrong: Record<string, Entry> = {
  'no browser': { browser: gone },
  'no system': { system: gone },
  'a number as its browser': { browser: 1 },
  'a number as its system': { system: 1 },
  'a sentence as its browser': { browser: 'Call +1 202 555 0100 to keep your account' },
  'a sentence as its system': { system: 'Call +1 202 555 0100 to keep your account' },
  'a system as its browser': { browser: 'Linux' },
  'a browser as its system': { system: 'Firefox' },
  "yesterday's time": { lastSeenAt: new Date(Date.now() - 86_400_000) },
  'no time': { lastSeenAt: gone },
  'an unknown field': { name: 'Alice' },
}

/** Sessions that never existed. */
function others(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, session]))
}

function drop(person: Person, ...ids: (string | number)[]) {
  return change(sessionsPath(person), Object.fromEntries(ids.map((id) => [id, gone])))
}

export const sessions: readonly Check[] = [
  allows('alice reports her session', ({ alice }) => alice.commit(seen(alice))),
  allows('alice reports her session again', async (people) => {
    await given(people, seen(people.alice))
    return people.alice.commit(seen(people.alice))
  }),
  ...['', ...deviceNames.browsers].map((browser) =>
    allows(`alice reports her session in the browser “${browser}”`, ({ alice }) =>
      alice.commit(seen(alice, { browser })),
    ),
  ),
  ...['', ...deviceNames.systems].map((system) =>
    allows(`alice reports her session on the system “${system}”`, ({ alice }) =>
      alice.commit(seen(alice, { system })),
    ),
  ),
  allows('a second session reports itself', async (people) => {
    await given(people, seen(people.aliceBefore))
    return people.alice.commit(seen(people.alice))
  }),
  denies('a guest reports their session', ({ guest }) => guest.commit(seen(guest))),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`alice reports her session with ${what}`, ({ alice }) =>
      alice.commit(seen(alice, fields)),
    ),
  ),
  denies('alice reports another session', ({ alice, aliceBefore }) =>
    alice.commit(seen(aliceBefore)),
  ),
  denies('alice changes the entry of another session', async (people) => {
    await given(people, seen(people.aliceBefore))
    return people.alice.commit(seen(people.aliceBefore, { browser: 'Chrome' }))
  }),
  denies('alice reports her session and changes the entry of another one', async (people) => {
    const { alice, aliceBefore } = people
    await given(people, seen(aliceBefore))
    const entries = { [alice.signIn]: session, [aliceBefore.signIn]: session }
    return alice.commit(change(sessionsPath(alice), entries))
  }),
  allows('alice adds the thirtieth session', async (people) => {
    await given(people, change(sessionsPath(people.alice), others(29)))
    return people.alice.commit(seen(people.alice))
  }),
  denies('alice adds the thirty-first session', async (people) => {
    await given(people, change(sessionsPath(people.alice), others(30)))
    return people.alice.commit(seen(people.alice))
  }),
  allows('alice replaces another session', async (people) => {
    const { alice } = people
    await given(people, change(sessionsPath(alice), others(30)))
    return alice.commit(change(sessionsPath(alice), { '0': gone, [alice.signIn]: session }))
  }),
  allows('alice removes all others from the list', async (people) => {
    await given(people, change(sessionsPath(people.alice), others(30)))
    return people.alice.commit(put(sessionsPath(people.alice), { [people.alice.signIn]: session }))
  }),
  allows('alice removes her session from the list', async (people) => {
    await given(people, seen(people.alice), seen(people.aliceBefore))
    return people.alice.commit(drop(people.alice, people.alice.signIn))
  }),
  denies('alice, who is not listed, only removes another session', async (people) => {
    await given(people, seen(people.aliceBefore))
    return people.alice.commit(drop(people.alice, people.aliceBefore.signIn))
  }),
  denies('alice removes another session without reporting her own', async (people) => {
    const { alice, aliceBefore } = people
    const before = { ...session, lastSeenAt: new Date(Date.now() - 60_000) }
    await given(people, change(sessionsPath(alice), { [alice.signIn]: before }), seen(aliceBefore))
    return alice.commit(drop(alice, aliceBefore.signIn))
  }),
  ...personOnly({ name: 'the list of sessions', pathOf: sessionsPath, write: seen }),
]
