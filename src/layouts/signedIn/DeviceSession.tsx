import { deviceSessionFlow, sessionLimitFlow } from '../../actors/session/deviceSessionFlow.ts'
import { idleFlow } from '../../actors/session/idleFlow.ts'
import { configuration } from '../../domain/configuration/configured.ts'
import { useFlow } from '../../hooks/useFlow.ts'

/**
 * Keeps this device in the list of signed-in devices, and ends the session if it's signed out from another
 * device, or has lasted or been unused for as long as the owner allows.
 */
export function DeviceSession({ uid }: { uid: string }) {
  useFlow(deviceSessionFlow, { uid })
  return (
    <>
      {__METHODS__.longestSession && <SessionLimit uid={uid} />}
      {__METHODS__.idleLimit && <IdleLimit uid={uid} />}
    </>
  )
}

function SessionLimit({ uid }: { uid: string }) {
  useFlow(sessionLimitFlow, { uid })
  return null
}

const minute = 60_000

function IdleLimit({ uid }: { uid: string }) {
  useFlow(idleFlow, { uid, limit: (configuration.idleMinutes ?? Infinity) * minute })
  return null
}
