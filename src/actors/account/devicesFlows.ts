import { fromCallback } from 'xstate'
import { changeFlow } from '../changeFlow.ts'
import { signOutOthers } from '../../firebase/access/signOutDevices.ts'
import { watchDevices } from '../../firebase/access/watchDevices.ts'
import { devicesMachine } from '../../machines/devicesMachine.ts'

/** Watches signed-in devices. */
export const devicesFlow = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})

/** Signs out all other devices. */
export const othersSignOutFlow = changeFlow(signOutOthers)
