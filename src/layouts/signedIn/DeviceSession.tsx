import { deviceSessionLogic } from '../../firebase/devices/watchRevocation.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { lazyNotices } from '../../startup/lazy.tsx'

// Loaded on their own, so that a build without the limits has no code of theirs.
const SessionLimit = __METHODS__.longestSession
  ? lazyNotices(() => import('./SessionLimit.tsx'), 'SessionLimit')
  : () => null

const IdleLimit = __METHODS__.idleLimit
  ? lazyNotices(() => import('./IdleLimit.tsx'), 'IdleLimit')
  : () => null

/**
 * Keeps this device in the list of signed-in devices, and ends the session if it's signed out from another
 * device, or has lasted or been unused for as long as the owner allows.
 */
export function DeviceSession({ uid }: { uid: string }) {
  useInspectedActor(deviceSessionLogic, { uid })
  return (
    <>
      {__METHODS__.longestSession && <SessionLimit uid={uid} />}
      {__METHODS__.idleLimit && <IdleLimit uid={uid} />}
    </>
  )
}
