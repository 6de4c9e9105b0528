import { deviceSessionFlow } from '../../actors/deviceSessionFlow.ts'
import { useFlow } from '../../providers/useFlow.ts'

/**
 * Keeps this device in the list of signed-in devices, and ends the session if it's signed out from another
 * device.
 */
export function DeviceSession({ uid }: { uid: string }) {
  useFlow(deviceSessionFlow, { uid })
  return null
}
