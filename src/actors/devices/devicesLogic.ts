import { changeLogic } from '../account/changeLogic.ts'
import { signOutOthers } from '../../firebase/devices/signOutDevices.ts'

/** Signs out all other devices. */
export const othersSignOutLogic = changeLogic(signOutOthers)
