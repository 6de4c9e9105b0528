import { onIdTokenChanged } from 'firebase/auth'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { WatchSessionLimit } from '../../../machines/devices/deviceSessionMachine.ts'
import { accountAuth } from '../../sdk/accountAuth.ts'

const hour = 3_600_000

/** A timer can't wait longer. */
const longestTimerMs = 2_147_483_647

/**
 * Reports when the session is over by the age of its sign-in. The device's clock only measures how much time has
 * passed since the last token, because it may be wrong.
 */
export const watchSessionLimit: WatchSessionLimit = ({ input: { uid }, sendBack }) => {
  const { sessionHours } = configuration
  if (sessionHours === null) return undefined
  const { auth } = accountAuth(uid)
  let timer: ReturnType<typeof setTimeout> | undefined
  let issuedAt = ''
  let endsAt = Infinity
  const check = () => {
    clearTimeout(timer)
    const left = endsAt - Date.now()
    if (left <= 0) sendBack({ type: 'session.tooOld' })
    else timer = setTimeout(check, Math.min(left, longestTimerMs))
  }
  const read = async () => {
    const token = await auth.currentUser?.getIdTokenResult()
    if (!token || token.issuedAtTime === issuedAt) return
    issuedAt = token.issuedAtTime
    const age = Date.parse(issuedAt) - Date.parse(token.authTime)
    endsAt = Date.now() + sessionHours * hour - age
    check()
  }
  const unwatch = onIdTokenChanged(auth, () => void read().catch(() => null))
  // The stored token may be an hour old, and only a new one tells what time it is at the server.
  void auth.currentUser?.getIdToken(true).catch(() => null)
  // Timers may stop while the device sleeps.
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    unwatch()
  }
}
