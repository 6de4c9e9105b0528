import { productOnDevice } from '../../device/productOnDevice.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'
import { forgetAllMethods } from '../../stores/knownMethodsStore.ts'
import { recordLastMethod } from '../../stores/lastMethodStore.ts'

/** Takes away what this device remembers of somebody besides their data. Never rejects. */
export async function forgetPerson(uid: string): Promise<void> {
  forgetAllMethods(uid)
  recordLastMethod(null)
  await forgetSettings(uid)
}

/** The same at the end of a visit, on a computer that others use, too. */
export async function forgetIfShared(uid: string): Promise<void> {
  if (isSharedComputer()) await forgetPerson(uid)
}

/**
 * Takes away the product's settings of somebody. Never rejects.
 *
 * @returns false where the product's code cannot be fetched; then it has to be repeated.
 */
export async function forgetSettings(uid: string): Promise<boolean> {
  const device = await productOnDevice()
  device?.forgetSettings(uid)
  return device !== null
}
