import { FirebaseError } from 'firebase/app'
import type { Counts } from '../../domain/data/counts.ts'
import type { Load } from '../../machines/shared/loaderMachine.ts'
import { product } from '../../product/current.ts'
import { attempt } from '../sdk/attempt.ts'
import { signedInUid } from '../sdk/currentUser.ts'
import { userDataOf } from '../data/userData.ts'

/** What a guest has on the server, and how many unsent changes are on this device. */
export type OwnData = { stored: Counts; unsent: number }

/** Counts what the signed-in guest has on the server and has not sent yet. */
export const countOwnData: Load<OwnData> = attempt(async () => {
  const { countStored, countUnsent } = await product().move()
  const uid = signedInUid()
  const [stored, unsent] = await Promise.all([countStored(userDataOf(uid)), countUnsent(uid)])
  return { type: 'value.loaded' as const, value: { stored, unsent } }
})

/** Counts what a parked guest has on the server. Unsent changes are not counted. */
export const countDataOf: Load<OwnData, { guestUid: string }> = attempt(
  async ({ request: { guestUid } }) => {
    const [{ countStored }, { guestUserData }] = await Promise.all([
      product().move(),
      import('./guestSession.ts'),
    ])
    const userData = await guestUserData(guestUid)
    if (typeof userData === 'string') {
      throw new FirebaseError('unavailable', 'The guest’s data can’t be reached.')
    }
    const stored = await countStored(userData)
    return { type: 'value.loaded' as const, value: { stored, unsent: 0 } }
  },
)
