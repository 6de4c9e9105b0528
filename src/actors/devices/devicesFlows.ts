import { fromCallback } from 'xstate'
import { changeFlow } from '../account/changeFlow.ts'
import { signOutOthers } from '../../firebase/devices/signOutDevices.ts'
import { watchDevices } from '../../firebase/devices/watchDevices.ts'
import { devicesMachine } from '../../machines/devices/devicesMachine.ts'

/** Watches signed-in devices. */
export const devicesFlow = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})

/** Signs out all other devices. */
export const othersSignOutFlow = changeFlow(signOutOthers)
