import { FirebaseError } from 'firebase/app'
import type { Counts } from '../../domain/counts.ts'
import type { Load } from '../../machines/loaderMachine.ts'
import { product } from '../../product.ts'
import { attempt } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'
import { userDataOf } from '../userData/userData.ts'

/** What a guest has on the server, and how many unsent changes are on this device. */
export type OwnThings = { kept: Counts; unsent: number }

/** Counts what the signed-in guest has on the server and has not sent yet. */
export const countOwnThings: Load<OwnThings> = attempt(async () => {
  const { countKept, countUnsent } = await product.move()
  const uid = signedInUid()
  const [kept, unsent] = await Promise.all([countKept(userDataOf(uid)), countUnsent(uid)])
  return { type: 'value.loaded' as const, value: { kept, unsent } }
})

/** Counts what a parked guest has on the server. Unsent changes are not counted. */
export const countThingsOf: Load<OwnThings, { guestUid: string }> = attempt(
  async ({ request: { guestUid } }) => {
    const [{ countKept }, { guestUserData }] = await Promise.all([
      product.move(),
      import('./guestSession.ts'),
    ])
    const userData = await guestUserData(guestUid)
    if (typeof userData === 'string') {
      throw new FirebaseError('unavailable', 'The guest’s data can’t be reached.')
    }
    const kept = await countKept(userData)
    return { type: 'value.loaded' as const, value: { kept, unsent: 0 } }
  },
)
