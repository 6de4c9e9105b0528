import { multiFactor, onIdTokenChanged, reload, type User as FirebaseUser } from 'firebase/auth'
import type { SecondFactor } from '../../domain/security/enrolledMethods.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { watcherMachineFor, type Watch } from '../../machines/shared/watcherMachine.ts'
import { auth } from '../sdk/app.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import { accountChangeLogic } from '../session/recentSignIn/accountChangeLogic.ts'
import { requireRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { toSecondFactor } from './toSecondFactor.ts'

/** Reloads the account, and reports its second factors after each token change, too. */
const watchFactors: Watch<readonly SecondFactor[]> = longRunningPort(async (_, signal, report) => {
  await reload(currentUser())
  signal.throwIfAborted()
  const unwatch = onIdTokenChanged(auth(), (user) => {
    if (user) report({ type: 'value.read', value: factorsOf(user) })
  })
  signal.addEventListener('abort', unwatch)
  return null
})

export const secondFactorsLogic = watcherMachineFor<readonly SecondFactor[]>().provide({
  actors: portsOf({ watch: watchFactors }),
})

function factorsOf(user: FirebaseUser): readonly SecondFactor[] {
  return multiFactor(user).enrolledFactors.map(toSecondFactor)
}

/** Removes a second factor by the ID of its enrollment. */
export const factorRemovalLogic = accountChangeLogic(async ({ item }) => {
  const user = currentUser()
  await requireRecentSignIn(user)
  await multiFactor(user).unenroll(item)
  recordAccountChange({ name: 'factor_removed' })
})
