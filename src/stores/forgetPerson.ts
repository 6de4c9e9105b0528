import { product } from '../product.ts'
import { isSharedComputer } from './isSharedComputer.ts'
import { forgetAllMethods } from './knownMethodsStore.ts'
import { recordLastMethod } from './lastMethodStore.ts'

/** Takes away what this device remembers of somebody besides their data. Never rejects. */
export async function forgetPerson(uid: string): Promise<void> {
  forgetAllMethods(uid)
  recordLastMethod(null)
  const device = await product.device().catch(() => null)
  device?.forgetSettings(uid)
}

/** The same at the end of a visit, on a computer that others use, too. */
export async function forgetIfShared(uid: string): Promise<void> {
  if (isSharedComputer()) await forgetPerson(uid)
}
