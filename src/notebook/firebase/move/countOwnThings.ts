import { FirebaseError } from 'firebase/app'
import { notebookOf } from '../../device/notebooks.ts'
import type { CountOwnThings } from '../../../machines/guestThingsMachine.ts'
import { attempt } from '../../../firebase/attempt.ts'
import { signedInUid } from '../../../firebase/currentUser.ts'

export const countOwnThings: CountOwnThings = attempt(async () => {
  const { countOnServer } = await import('./countOnServer.ts')
  const uid = signedInUid()
  const [things, unsent] = await Promise.all([countOnServer(uid), countUnsent(uid)])
  return { type: 'things.counted' as const, things: { ...things, unsent } }
})

/** What a parked guest has on the server; what this device has not sent is not counted. */
export function countThingsOf(guestUid: string): CountOwnThings {
  return attempt(async () => {
    const [{ countOnServer }, { guestUserData }] = await Promise.all([
      import('./countOnServer.ts'),
      import('../../../firebase/move/guestSession.ts'),
    ])
    const userData = await guestUserData(guestUid)
    if (typeof userData === 'string')
      throw new FirebaseError('unavailable', 'Nobody can reach them.')
    const things = await countOnServer(guestUid, userData.session)
    return { type: 'things.counted' as const, things: { ...things, unsent: 0 } }
  })
}

/** A page that follows a link has no notebook; what lies there comes along uncounted. */
async function countUnsent(uid: string): Promise<number> {
  try {
    return (await notebookOf(uid).rows()).length
  } catch {
    return 0
  }
}
