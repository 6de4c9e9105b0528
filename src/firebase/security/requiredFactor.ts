import { onIdTokenChanged } from 'firebase/auth'
import { portsOf } from '../../machines/shared/ports.ts'
import { watcherMachineFor, type Watch } from '../../machines/shared/watcherMachine.ts'
import { auth } from '../sdk/app.ts'

export type Access = 'allowed' | 'factorMissing'

/**
 * Reports whether the session has used a second factor, at once and after each token change. A token that can't be
 * read, such as offline, allows access only before the first answer: the rules decide what the session may read.
 */
const watchAccess: Watch<Access> = ({ sendBack }) => {
  let hasAnswered = false
  const answer = (value: Access) => {
    hasAnswered = true
    sendBack({ type: 'value.read', value })
  }
  return onIdTokenChanged(auth(), (user) => {
    user?.getIdTokenResult().then(
      ({ signInSecondFactor }) => answer(signInSecondFactor ? 'allowed' : 'factorMissing'),
      () => {
        if (!hasAnswered) answer('allowed')
      },
    )
  })
}

/** Opens the account only to a session that has used a second factor. */
export const requiredFactorLogic = watcherMachineFor<Access>().provide({
  actors: portsOf({ watch: watchAccess }),
})
