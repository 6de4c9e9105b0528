import { fromCallback } from 'xstate'
import { changeFlow } from '../changeFlow.ts'
import { signOutDevice, signOutOthers } from '../../firebase/access/signOutDevices.ts'
import { watchDevices } from '../../firebase/access/watchDevices.ts'
import { devicesMachine } from '../../machines/devicesMachine.ts'

/** Watches signed-in devices. */
export const devicesFlow = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})

/** Signs out another device. The subject is when it signed in, in seconds since 1970. */
export const deviceSignOutFlow = changeFlow(signOutDevice)

/** Signs out all other devices. */
export const othersSignOutFlow = changeFlow(signOutOthers)
