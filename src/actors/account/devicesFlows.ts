import { fromCallback } from 'xstate'
import { signOutDevice, signOutOthers } from '../../firebase/access/signOutDevices.ts'
import { watchDevices } from '../../firebase/access/watchDevices.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'
import { devicesMachine } from '../../machines/devicesMachine.ts'

/** Watches signed-in devices and account activity. */
export const devicesFlow = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})

/** Signs out another device. The subject is when it signed in, in seconds since 1970. */
export const deviceSignOutFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(signOutDevice.make),
    resumeChange: fromCallback(signOutDevice.resume),
  },
  actions: { forgetChange: signOutDevice.forget },
})

/** Signs out all other devices. */
export const othersSignOutFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(signOutOthers.make),
    resumeChange: fromCallback(signOutOthers.resume),
  },
  actions: { forgetChange: signOutOthers.forget },
})
