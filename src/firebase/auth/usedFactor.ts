import { onIdTokenChanged, type User as ProviderUser } from 'firebase/auth'
import type { RequiredFactorEvent, WatchUsedFactor } from '../../machines/requiredFactorMachine.ts'
import { auth } from '../app.ts'
import { untilListed } from '../listing.ts'

/** Reports whether this session has used a second factor, at once and after each token change. */
export const watchUsedFactor: WatchUsedFactor = ({ sendBack }) =>
  onIdTokenChanged(auth(), (user) => {
    if (user) void read(user).then(sendBack)
  })

async function read(user: ProviderUser): Promise<RequiredFactorEvent> {
  try {
    const { signInSecondFactor } = await user.getIdTokenResult()
    if (!signInSecondFactor) return { type: 'factor.missing' }
    // The rules may refuse a factor that was added just now until it is listed.
    await untilListed()
    return { type: 'factor.used' }
  } catch {
    return { type: 'factor.unknown' }
  }
}
