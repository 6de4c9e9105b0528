import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { Person } from '../../person.ts'
import { signOutOlder } from '../access.ts'
import { beginDeletion, flagPath } from '../flags.ts'
import { now } from '../values.ts'
import type { Fields } from '../values.ts'
import { change } from '../writes.ts'
import type { Write } from '../writes.ts'

const email = 'owner@example.com'

/** Says that the person's address is verified. `fields` override. */
function verify(person: Person, fields: Fields = {}): Write {
  return change(flagPath(person), { verified: { email, at: now, ...fields } })
}

const wrong: Record<string, Fields> = {
  'another address': { email: 'eve@example.com' },
  'no address': { email: null },
  'another time': { at: new Date(Date.now() - 60_000) },
  'no time': { at: null },
  'another field': { by: 'eve' },
}

export const verifiedAddress: readonly Check[] = [
  allows('a session says that its address is verified', ({ addressee }) =>
    addressee.commit(verify(addressee)),
  ),
  allows('a session says so after it has signed out the others', async (people) => {
    const { addressee } = people
    await given(people, signOutOlder(addressee))
    return addressee.commit(verify(addressee))
  }),
  allows('a session says so after the address has changed', async (people) => {
    const { addressee } = people
    await given(people, verify(addressee, { email: 'before@example.com' }))
    return addressee.commit(verify(addressee))
  }),
  denies('a session says so twice', async (people) => {
    const { addressee } = people
    await given(people, verify(addressee))
    return addressee.commit(verify(addressee))
  }),
  denies('a session says so before the address is verified', ({ unverifiedAddressee: person }) =>
    person.commit(verify(person)),
  ),
  denies('a session without an address says so', ({ phoneOwner }) =>
    phoneOwner.commit(verify(phoneOwner, { email: null })),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`a session says so with ${what}`, ({ addressee }) =>
      addressee.commit(verify(addressee, fields)),
    ),
  ),
  denies('a session changes something else with it', ({ addressee }) =>
    addressee.commit(
      change(flagPath(addressee), { verified: { email, at: now }, revokedBefore: 0 }),
    ),
  ),
  denies('a session says so while the account is being deleted', async (people) => {
    const { addressee } = people
    await given(people, beginDeletion(addressee))
    return addressee.commit(verify(addressee))
  }),
  denies('bob says so for someone else', ({ addressee, bob }) => bob.commit(verify(addressee))),
]
