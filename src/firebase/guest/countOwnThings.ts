import { FirebaseError } from 'firebase/app'
import type { CountOwnThings } from '../../machines/guestThingsMachine.ts'
import { product } from '../../product.ts'
import { attempt } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'
import { userDataOf } from '../userData/userData.ts'

/** What the guest who is signed in keeps on the server, and what this device has not sent of it. */
export const countOwnThings: CountOwnThings = attempt(async () => {
  const { countKept, countUnsent } = await product.move()
  const uid = signedInUid()
  const [things, unsent] = await Promise.all([countKept(userDataOf(uid)), countUnsent(uid)])
  return { type: 'things.counted' as const, things: { ...things, unsent } }
})

/** What a parked guest keeps on the server; what this device has not sent is not counted. */
export function countThingsOf(guestUid: string): CountOwnThings {
  return attempt(async () => {
    const [{ countKept }, { guestUserData }] = await Promise.all([
      product.move(),
      import('./guestSession.ts'),
    ])
    const userData = await guestUserData(guestUid)
    if (typeof userData === 'string') {
      throw new FirebaseError('unavailable', 'Nobody can reach them.')
    }
    return {
      type: 'things.counted' as const,
      things: { ...(await countKept(userData)), unsent: 0 },
    }
  })
}
