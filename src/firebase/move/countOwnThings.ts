import { notebookOf } from '../../device/notebooks.ts'
import type { CountOwnThings } from '../../machines/guestThingsMachine.ts'
import { attempt } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'

export const countOwnThings: CountOwnThings = attempt(async () => {
  const { countOnServer } = await import('./countOnServer.ts')
  const uid = signedInUid()
  const [things, unsent] = await Promise.all([countOnServer(uid), countUnsent(uid)])
  return { type: 'things.counted' as const, things: { ...things, unsent } }
})

/** A page that follows a link has no notebook; what lies there comes along uncounted. */
async function countUnsent(uid: string): Promise<number> {
  try {
    return (await notebookOf(uid).rows()).length
  } catch {
    return 0
  }
}
