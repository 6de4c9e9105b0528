import { onIdTokenChanged, type User as FirebaseUser } from 'firebase/auth'
import { fromCallback } from 'xstate'
import {
  requiredFactorMachine,
  type RequiredFactorEvent,
  type WatchUsedFactor,
} from '../../machines/security/requiredFactorMachine.ts'
import { auth } from '../sdk/app.ts'

/** Reports whether this session has used a second factor, at once and after each token change. */
export const watchUsedFactor: WatchUsedFactor = ({ sendBack }) =>
  onIdTokenChanged(auth(), (user) => {
    if (user) void read(user).then(sendBack)
  })

/** Opens the account only to a session that has used a second factor. */
export const requiredFactorLogic = requiredFactorMachine.provide({
  actors: { watchUsedFactor: fromCallback(watchUsedFactor) },
})

async function read(user: FirebaseUser): Promise<RequiredFactorEvent> {
  try {
    const { signInSecondFactor } = await user.getIdTokenResult()
    return { type: signInSecondFactor ? 'factor.used' : 'factor.missing' }
  } catch {
    return { type: 'factor.unknown' }
  }
}
