import { signOut as endSession } from 'firebase/auth'
import type { SignOut } from '../../machines/authMachine.ts'
import { broadcastToTabs, onTabMessage } from '../../storage/otherTabs.ts'
import { auth } from '../sdk/app.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { toPort } from '../sdk/toPort.ts'

/** Ends the session in all tabs. */
export const signOut: SignOut = toPort<never>(async () => {
  const uid = auth().currentUser?.uid
  await endSession(auth())
  reportEvent({ name: 'signed_out' })
  if (uid) broadcastToTabs({ type: 'signedOut', uid })
})

/** Ends this tab's session when its user signs out in another tab. */
export function followSignOuts() {
  let early: string[] | null = []
  const stop = onTabMessage(({ type, uid }) => {
    if (type !== 'signedOut') return
    early?.push(uid)
    if (auth().currentUser?.uid === uid) void endSession(auth())
  })
  return {
    stop,
    /**
     * Returns, once, who signed out in another tab before this tab's first report. The SDK would sign them in
     * again.
     */
    takeEarly: (): readonly string[] => {
      const uids = early ?? []
      early = null
      return uids
    },
  }
}
