import {
  beforeAuthStateChanged,
  onAuthStateChanged,
  type Auth,
  type User as ProviderUser,
} from 'firebase/auth'
import { moveOf } from '../../device/moveJournal.ts'
import { within } from '../../device/within.ts'
import { auth } from '../app.ts'
import { inTurnParked, parkGuest } from './parkGuest.ts'

/** How long the session may take to change, in milliseconds. */
const patience = 10_000

const guarded = new WeakSet<Auth>()

/**
 * From now on parks any guest whom somebody else is about to replace in this page and who is not
 * parked yet: a provider’s window or a code may have been requested before the guest came in.
 * Nothing moves before the person agrees. A guest who cannot be parked is not replaced.
 */
export function guardGuest(): void {
  const session = auth()
  if (guarded.has(session)) return
  guarded.add(session)
  beforeAuthStateChanged(session, async (next) => {
    const guest = session.currentUser
    if (!next || !guest?.isAnonymous || next.uid === guest.uid || moveOf(guest.uid)) return
    await keepParked(guest)
  })
}

/** Resolves once the guest is parked. No page lets go of them before they have been replaced. */
function keepParked(guest: ProviderUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      if (!moveOf(guest.uid)) await parkGuest(guest)
      resolve()
      await within(patience, untilReplaced(guest.uid)).catch(() => null)
    }
    inTurnParked(guest.uid, work).catch(reject)
  })
}

function untilReplaced(uid: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = onAuthStateChanged(auth(), (user) => {
      if (user?.uid === uid) return
      stop()
      resolve()
    })
  })
}
