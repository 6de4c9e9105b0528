import { fromCallback } from 'xstate'
import { changeLogic } from '../account/changeLogic.ts'
import { signOutOthers } from '../../firebase/devices/signOutDevices.ts'
import { watchDevices } from '../../firebase/devices/watchDevices.ts'
import { devicesMachine } from '../../machines/devices/devicesMachine.ts'

/** Watches signed-in devices. */
export const devicesLogic = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})

/** Signs out all other devices. */
export const othersSignOutLogic = changeLogic(signOutOthers)
