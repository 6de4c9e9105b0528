import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { seen, signOutOlder } from '../access.ts'
import { beginDeletion, flagPath } from '../flags.ts'
import { create, notePath } from '../notes.ts'

/** If a second factor is required. */
export const requiredFactor: readonly Check[] = [
  allows('a session with a second factor writes and reads', async (people) => {
    const { requiredWithFactor: person } = people
    const written = await person.commit(...create(person))
    return written === 'allowed' ? person.get(notePath(person)) : written
  }),
  denies('a session without a second factor reads', async (people) => {
    const { required } = people
    await given(people, ...create(required))
    return required.get(notePath(required))
  }),
  denies('a session without a second factor writes', ({ required }) =>
    required.commit(...create(required)),
  ),
  denies('a session without a second factor reports itself as signed in', ({ required }) =>
    required.commit(seen(required)),
  ),
  denies('a session without a second factor deletes its account', ({ required }) =>
    required.commit(beginDeletion(required)),
  ),
  allows('a session without a second factor reads the state of its account', ({ required }) =>
    required.get(flagPath(required)),
  ),
  denies('a session without a second factor signs out all others', ({ required }) =>
    required.commit(signOutOlder(required)),
  ),
]
