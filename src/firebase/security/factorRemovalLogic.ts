import { multiFactor } from 'firebase/auth'
import { reportChange } from '../session/reportChange.ts'
import { changeLogic } from '../session/changeLogic.ts'
import { changeFactors } from './factors.ts'

/** Removes a second factor by its uid. */
export const factorRemovalLogic = changeLogic(async ({ item }) => {
  await changeFactors((user) => multiFactor(user).unenroll(item))
  reportChange({ name: 'factor_removed' })
})
