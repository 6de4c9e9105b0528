import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { sessionsPath, signOutOlder } from '../access.ts'
import { filesUsagePath } from '../files.ts'
import {
  cancelDeletion,
  expireFlag,
  finalizeDeletion,
  beginDeletion,
  flagPath,
  openAccount,
} from '../flags.ts'
import { create, keyPath, usagePath } from '../notes.ts'
import { profilePath } from '../profiles.ts'
import { gone, now } from '../values.ts'
import type { Fields } from '../values.ts'
import { change, put, remove } from '../writes.ts'

const wrong: Record<string, Fields> = {
  'a final flag': { isFinal: true },
  'text for isFinal': { isFinal: 'false' },
  'null for isFinal': { isFinal: null },
  'no isFinal': { isFinal: gone },
  "yesterday's time": { deletingSince: new Date(Date.now() - 86_400_000) },
  'null as its time': { deletingSince: null },
  'no time': { deletingSince: gone },
  'an unknown field': { name: 'Alice' },
}

const wrongEnds: Record<string, Fields> = {
  "yesterday's time": { deletingSince: new Date(Date.now() - 86_400_000) },
  'null as its time': { deletingSince: null },
  'no time': { deletingSince: gone },
  'text for isFinal': { isFinal: 'true' },
  'null for isFinal': { isFinal: null },
  'no isFinal': { isFinal: gone },
  'an unknown field': { name: 'Alice' },
}

const wrongExpiries: Record<string, Fields> = {
  'in less than an hour': { expiresAt: new Date(Date.now() + 3_570_000) },
  'at a time given as text': { expiresAt: 'tomorrow' },
  'at no time': { expiresAt: gone },
  'with a new start': { deletingSince: now },
  'and is no longer final': { isFinal: false },
  'with the sessions that are signed out': { revokedBefore: 1 },
  'with the verified address': { verified: { email: 'alice@example.com' } },
  'with another field': { name: 'Alice' },
}

const wrongChanges: Record<string, Fields> = {
  isFinal: { deletingSince: gone },
  deletingSince: { isFinal: gone },
  'another field': { deletingSince: gone, isFinal: gone, name: 'Alice' },
}

const final = { isFinal: true }
const begun: Fields = { deletingSince: now, isFinal: false }

/** The documents that are deleted last. */
const last = {
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
  'the list of sessions': sessionsPath,
  'the answers': profilePath,
}

/** The deletion became final that many seconds ago, for someone who has just signed in. */
function givenFinal(
  people: People,
  seconds: number,
  name: 'alice' | 'late' = 'alice',
): Promise<void> {
  const deletingSince = new Date(Date.now() - seconds * 1000)
  return given(people, beginDeletion(people[name], { ...final, deletingSince }))
}

const others = ['bob', 'signedOut'] as const

export const deletionFlag: readonly Check[] = [
  ...(['alice', 'unverified', 'inTime', 'guest'] as const).map((name) =>
    allows(`${name} starts the deletion`, (people) =>
      people[name].commit(beginDeletion(people[name])),
    ),
  ),
  denies('someone whose sign-in is too old starts the deletion', ({ late }) =>
    late.commit(beginDeletion(late)),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`the deletion starts with ${what}`, ({ alice }) =>
      alice.commit(beginDeletion(alice, fields)),
    ),
  ),
  denies('the deletion starts a second time', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(beginDeletion(people.alice))
  }),
  denies('the deletion starts with another document below the account', ({ alice }) =>
    alice.commit(put(`${flagPath(alice)}/flags/first`, { deletingSince: now, isFinal: false })),
  ),

  ...(['alice', 'guest'] as const).map((name) =>
    allows(`${name} creates an empty state`, (people) =>
      people[name].commit(openAccount(people[name])),
    ),
  ),
  denies('alice creates a state with a field', ({ alice }) =>
    alice.commit(openAccount(alice, { name: 'Alice' })),
  ),
  denies('bob creates an empty state for alice', ({ alice, bob }) =>
    bob.commit(openAccount(alice)),
  ),
  denies('alice empties her state after others were signed out', async (people) => {
    await given(people, signOutOlder(people.alice))
    return people.alice.commit(openAccount(people.alice))
  }),

  allows('the deletion becomes final', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(finalizeDeletion(people.alice))
  }),
  denies('the deletion becomes final long after the sign-in', async (people) => {
    await given(people, beginDeletion(people.late))
    return people.late.commit(finalizeDeletion(people.late))
  }),
  allows(
    'the deletion of a guest becomes final, who has nothing to sign in with',
    async (people) => {
      await given(people, beginDeletion(people.guest))
      return people.guest.commit(finalizeDeletion(people.guest))
    },
  ),
  allows('the deletion becomes final twice because an answer was lost', async (people) => {
    await given(people, beginDeletion(people.alice, final))
    return people.alice.commit(finalizeDeletion(people.alice))
  }),
  denies(
    'a deletion that never started becomes final after others were signed out',
    async (people) => {
      await given(people, signOutOlder(people.alice))
      return people.alice.commit(finalizeDeletion(people.alice))
    },
  ),
  denies('a canceled deletion becomes final', async (people) => {
    await given(people, put(flagPath(people.alice), {}))
    return people.alice.commit(finalizeDeletion(people.alice))
  }),
  ...Object.entries(wrongEnds).map(([what, fields]) =>
    denies(`the deletion becomes final with ${what}`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people.alice.commit(finalizeDeletion(people.alice, fields))
    }),
  ),
  denies('the deletion becomes final without a new time', async (people) => {
    await givenFinal(people, 60)
    const { alice } = people
    await given(people, change(flagPath(alice), { isFinal: false }))
    return alice.commit(change(flagPath(alice), final))
  }),
  denies('the flag is written again unchanged', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(change(flagPath(people.alice), { isFinal: false }))
  }),
  denies('the deletion is no longer final', async (people) => {
    await given(people, beginDeletion(people.alice, final))
    return people.alice.commit(change(flagPath(people.alice), { isFinal: false }))
  }),

  allows('a final flag expires once everything else is gone', async (people) => {
    await given(people, beginDeletion(people.alice, final))
    return people.alice.commit(expireFlag(people.alice))
  }),
  allows('a final flag expires without the sessions that were signed out', async (people) => {
    const { alice } = people
    await given(people, signOutOlder(alice), change(flagPath(alice), { ...begun, ...final }))
    return alice.commit(expireFlag(alice))
  }),
  allows('a final flag expires without the verified address', async (people) => {
    const { alice } = people
    const state = { ...begun, ...final, verified: { email: 'alice@example.com', at: now } } as const
    await given(people, change(flagPath(alice), state))
    return alice.commit(expireFlag(alice))
  }),
  allows('a final flag expires in little more than an hour', async (people) => {
    const expiresAt = new Date(Date.now() + 3_900_000)
    await given(people, beginDeletion(people.alice, final))
    return people.alice.commit(expireFlag(people.alice, { expiresAt }))
  }),
  allows('a final flag expires twice because an answer was lost', async (people) => {
    await given(people, beginDeletion(people.alice, final), expireFlag(people.alice))
    return people.alice.commit(expireFlag(people.alice))
  }),
  denies('a flag expires while the deletion can be canceled', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(expireFlag(people.alice))
  }),
  denies('a deletion starts with a flag that expires', ({ alice }) =>
    alice.commit(beginDeletion(alice, { expiresAt: new Date(Date.now() + 86_400_000) })),
  ),
  denies('the state of an account expires without a flag', async (people) => {
    await given(people, signOutOlder(people.alice))
    return people.alice.commit(expireFlag(people.alice))
  }),
  denies('a session that was signed out lets a final flag expire', async (people) => {
    const { alice, aliceBefore } = people
    await given(people, signOutOlder(alice), change(flagPath(alice), { ...begun, ...final }))
    return aliceBefore.commit(expireFlag(alice))
  }),
  ...Object.entries(wrongExpiries).map(([what, fields]) =>
    denies(`a final flag expires ${what}`, async (people) => {
      const { alice } = people
      await given(people, signOutOlder(alice), change(flagPath(alice), { ...begun, ...final }))
      return alice.commit(expireFlag(alice, fields))
    }),
  ),
  ...Object.entries(last).map(([what, pathOf]) =>
    denies(`a final flag expires while ${what} still exists`, async (people) => {
      await given(people, beginDeletion(people.alice, final))
      await given(people, put(pathOf(people.alice), { count: 0 }))
      return people.alice.commit(expireFlag(people.alice))
    }),
  ),

  allows('alice cancels the deletion', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(cancelDeletion(people.alice))
  }),
  allows('alice cancels the deletion long after the sign-in', async (people) => {
    await given(people, beginDeletion(people.late))
    return people.late.commit(cancelDeletion(people.late))
  }),
  allows('alice starts the deletion again after she has canceled it', async (people) => {
    await given(people, put(flagPath(people.alice), {}))
    return people.alice.commit(change(flagPath(people.alice), begun))
  }),
  denies('alice cancels the deletion too late', async (people) => {
    await given(people, beginDeletion(people.alice, final))
    return people.alice.commit(cancelDeletion(people.alice))
  }),
  ...Object.entries(wrongChanges).map(([what, fields]) =>
    denies(`alice cancels the deletion and leaves ${what}`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people.alice.commit(change(flagPath(people.alice), fields))
    }),
  ),
  denies('alice deletes the state of her account', async (people) => {
    await given(people, beginDeletion(people.alice))
    return people.alice.commit(remove(flagPath(people.alice)))
  }),
  denies('someone who signed in long after it removes a flag that is not final', async (people) => {
    await given(
      people,
      beginDeletion(people.alice, { deletingSince: new Date(Date.now() - 3_630_000) }),
    )
    return people.alice.commit(remove(flagPath(people.alice)))
  }),

  allows(
    'someone returns with the uid of a deleted account after its tokens have expired',
    async (people) => {
      await givenFinal(people, 3630)
      return people.alice.commit(remove(flagPath(people.alice)))
    },
  ),
  denies(
    'someone returns while a token of the deleted account may still be valid',
    async (people) => {
      await givenFinal(people, 3570)
      return people.alice.commit(remove(flagPath(people.alice)))
    },
  ),
  denies('someone returns with a sign-in from before that', async (people) => {
    await givenFinal(people, 3630, 'late')
    return people.late.commit(remove(flagPath(people.late)))
  }),
  ...Object.entries(last).map(([what, pathOf]) =>
    denies(`someone returns while ${what} still exists`, async (people) => {
      await givenFinal(people, 3630)
      await given(people, put(pathOf(people.alice), { count: 0 }))
      return people.alice.commit(remove(flagPath(people.alice)))
    }),
  ),
  ...Object.entries(last).map(([what, pathOf]) =>
    denies(`${what} is deleted in the commit that removes a final flag`, async (people) => {
      const { alice } = people
      await givenFinal(people, 3630)
      await given(people, put(pathOf(alice), { count: 0 }))
      return alice.commit(remove(pathOf(alice)), remove(flagPath(alice)))
    }),
  ),
  denies('a note is created in the commit that removes a final flag', async (people) => {
    await givenFinal(people, 3630)
    return people.alice.commit(remove(flagPath(people.alice)), ...create(people.alice))
  }),

  ...others.flatMap((name) => [
    allows(`${name} learns that the data of alice is deleted`, async (people) => {
      await given(people, beginDeletion(people.alice, final), expireFlag(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
    denies(`${name} learns that the deletion of alice is final`, async (people) => {
      await given(people, beginDeletion(people.alice, final))
      return people[name].get(flagPath(people.alice))
    }),
    denies(`${name} learns which sessions were signed out before the deletion`, async (people) => {
      const { alice } = people
      await given(people, signOutOlder(alice), change(flagPath(alice), { ...begun, ...final }))
      return people[name].get(flagPath(alice))
    }),
    denies(`${name} learns that the deletion of alice has started`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people[name].get(flagPath(people.alice))
    }),
    denies(`${name} starts the deletion of alice`, (people) =>
      people[name].commit(beginDeletion(people.alice)),
    ),
    denies(`${name} makes the deletion of alice final`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people[name].commit(finalizeDeletion(people.alice))
    }),
    denies(`${name} lets the final flag of alice expire`, async (people) => {
      await given(people, beginDeletion(people.alice, final))
      return people[name].commit(expireFlag(people.alice))
    }),
    denies(`${name} removes the final flag of alice`, async (people) => {
      await givenFinal(people, 3630)
      return people[name].commit(remove(flagPath(people.alice)))
    }),
    denies(`${name} cancels the deletion of alice`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people[name].commit(cancelDeletion(people.alice))
    }),
  ]),
]
