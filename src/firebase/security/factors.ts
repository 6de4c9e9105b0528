import { multiFactor, onIdTokenChanged, reload } from 'firebase/auth'
import { fromCallback } from 'xstate'
import {
  secondFactorsMachine,
  type WatchFactors,
} from '../../machines/security/secondFactorsMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { reportChange } from '../session/reportChange.ts'
import { changeLogic } from '../session/changeLogic.ts'
import { maxLinkAge, requireRecentSignIn } from '../session/recentSignIn.ts'
import { toSecondFactor } from './secondFactor.ts'

/** Reloads the account and reports its second factors. */
const loadFactors: WatchFactors = toPort(async () => {
  await reload(currentUser())
  return readNow()
})

/** Reports the second factors at once and after each token change. */
const watchFactors: WatchFactors = ({ sendBack }) =>
  onIdTokenChanged(auth(), (user) => {
    if (user) sendBack(readNow())
  })

/** Loads and watches the account's second factors. */
export const secondFactorsLogic = secondFactorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

function readNow() {
  const factors = multiFactor(currentUser()).enrolledFactors.map(toSecondFactor)
  return { type: 'factors.read' as const, factors }
}

/** Removes a second factor by its uid. */
export const factorRemovalLogic = changeLogic(async ({ item }) => {
  const user = currentUser()
  await requireRecentSignIn(user, maxLinkAge)
  await multiFactor(user).unenroll(item)
  reportChange({ name: 'factor_removed' })
})
