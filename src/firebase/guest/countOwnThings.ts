import { FirebaseError } from 'firebase/app'
import type { Counts } from '../../domain/counts.ts'
import type { Load } from '../../machines/loaderMachine.ts'
import { product } from '../../product.ts'
import { attempt } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'
import { userDataOf } from '../userData/userData.ts'

/** What a guest keeps on the server, and of how much this device has changes that are not there yet. */
export type OwnThings = { kept: Counts; unsent: number }

/** What the guest who is signed in keeps on the server, and what this device has not sent of it. */
export const countOwnThings: Load<OwnThings> = attempt(async () => {
  const { countKept, countUnsent } = await product.move()
  const uid = signedInUid()
  const [kept, unsent] = await Promise.all([countKept(userDataOf(uid)), countUnsent(uid)])
  return { type: 'value.loaded' as const, value: { kept, unsent } }
})

/** What a parked guest keeps on the server; what this device has not sent is not counted. */
export const countThingsOf: Load<OwnThings, { guestUid: string }> = attempt(
  async ({ request: { guestUid } }) => {
    const [{ countKept }, { guestUserData }] = await Promise.all([
      product.move(),
      import('./guestSession.ts'),
    ])
    const userData = await guestUserData(guestUid)
    if (typeof userData === 'string') {
      throw new FirebaseError('unavailable', 'Nobody can reach them.')
    }
    const kept = await countKept(userData)
    return { type: 'value.loaded' as const, value: { kept, unsent: 0 } }
  },
)
