import { onIdTokenChanged } from 'firebase/auth'
import { fromCallback } from 'xstate'
import { watcherMachineFor, type Watch } from '../../machines/shared/watcherMachine.ts'
import { auth } from '../sdk/app.ts'

export type Admission = 'admitted' | 'factorMissing'

/**
 * Reports whether the session has used a second factor, at once and after each token change. A token that can't be
 * read, such as offline, admits only before the first answer: the rules decide what the session may read.
 */
const watchAdmission: Watch<Admission> = ({ sendBack }) => {
  let hasAnswered = false
  const answer = (value: Admission) => {
    hasAnswered = true
    sendBack({ type: 'value.read', value })
  }
  return onIdTokenChanged(auth(), (user) => {
    user?.getIdTokenResult().then(
      ({ signInSecondFactor }) => answer(signInSecondFactor ? 'admitted' : 'factorMissing'),
      () => {
        if (!hasAnswered) answer('admitted')
      },
    )
  })
}

/** Opens the account only to a session that has used a second factor. */
export const requiredFactorLogic = watcherMachineFor<Admission>().provide({
  actors: { watch: fromCallback(watchAdmission) },
})
