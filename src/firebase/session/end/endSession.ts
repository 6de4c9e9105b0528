import { signOut } from 'firebase/auth'
import type { EndSession } from '../../../machines/authMachine.ts'
import { broadcastToTabs, onTabMessage } from '../../../storage/tabs/otherTabs.ts'
import { auth } from '../../sdk/app.ts'
import { reportEvent } from '../../sdk/reportEvent.ts'
import { toPort } from '../../sdk/toPort.ts'

/** Before a session that the disk hasn't removed is removed again. */
const removalRetryDelayMs = 5_000

/**
 * Ends this tab's session, which another tab or the server has ended. The SDK reports the end only once the disk has
 * removed the session, so a disk that doesn't respond is tried again.
 */
export async function endSessionHere(sdk = auth()): Promise<void> {
  try {
    await signOut(sdk)
  } catch {
    const retry = () => {
      if (!sdk.currentUser) void endSessionHere(sdk)
    }
    setTimeout(retry, removalRetryDelayMs)
  }
}

/** Ends the session in all tabs. After it has failed, the SDK no longer has its user. */
export const endSession: EndSession = toPort<never, { uid: string }>(async ({ uid }) => {
  await signOut(auth())
  reportEvent({ name: 'signed_out' })
  broadcastToTabs({ type: 'signedOut', uid })
})

/** Ends this tab's session when its user signs out in another tab. */
export function followOtherTabsSignOut() {
  let early: string[] | null = []
  const stop = onTabMessage(({ type, uid }) => {
    if (type !== 'signedOut') return
    early?.push(uid)
    if (auth().currentUser?.uid === uid) void endSessionHere()
  })
  return {
    stop,
    /**
     * Returns, once, who signed out in another tab before this tab's first report. The SDK would sign them in
     * again.
     */
    takeSignedOutAtStart: (): readonly string[] => {
      const uids = early ?? []
      early = null
      return uids
    },
  }
}
