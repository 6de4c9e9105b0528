import { useEffect } from 'react'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { deviceSessionLogic } from '../../firebase/devices/deviceSession.ts'
import { watchReplacedGuests } from '../../firebase/guest/watchReplacedGuests.ts'
import { cleanUpDeletedUsers } from '../../firebase/session/end/cleanUpDevice.ts'
import { inactivityLogic } from '../../firebase/session/end/inactivity.ts'
import { sessionRefreshLogic } from '../../firebase/session/sessionRefresh.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { useUser } from '../../providers/AuthProvider.tsx'

/**
 * The background work of a session. Renews the session, keeps a replaced guest's session, and removes data of deleted
 * accounts from this device. Keeps this device in the list of signed-in devices, and ends the session if it's signed
 * out from another device, or has lasted or been unused for as long as the owner allows.
 */
export function SessionWork() {
  const { uid, isAnonymous } = useUser()
  useInspectedActor(sessionRefreshLogic)
  useEffect(() => {
    cleanUpDeletedUsers().catch(() => null)
  }, [])
  useEffect(() => {
    if (isAnonymous) watchReplacedGuests()
  }, [isAnonymous])
  return isAnonymous ? null : <DeviceSessionWork uid={uid} />
}

function DeviceSessionWork({ uid }: { uid: string }) {
  useInspectedActor(deviceSessionLogic, { input: { uid } })
  // A build without the limit has no code of it.
  return __FEATURES__.inactivityLimit && <InactivityLimit uid={uid} />
}

const inactivityLimit = (configuration.idleMinutes ?? Infinity) * 60_000

function InactivityLimit({ uid }: { uid: string }) {
  useInspectedActor(inactivityLogic, { input: { uid, limitMs: inactivityLimit } })
  return null
}
