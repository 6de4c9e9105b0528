import type { Counts } from '../../domain/counts.ts'
import type {
  DeletionInput,
  CheckLogin,
  DeleteAccount,
  LoginAge,
  RevokeTokens,
} from '../../machines/deletionMachine.ts'
import type { Load } from '../../machines/loaderMachine.ts'
import { attempt } from '../attempt.ts'
import { userDataOf } from '../userData/userData.ts'
import { deleteUser, getIdTokenResult, revokeAccessToken } from 'firebase/auth'
import { within } from '../../device/within.ts'
import { takeAppleToken } from '../identityProviders/appleToken.ts'
import { auth } from '../app.ts'
import { recordSignOut, clearSignOut } from '../../device/signOutJournal.ts'
import { product } from '../../product.ts'
import { productOnDevice } from '../../device/productOnDevice.ts'
import { removeLocalData } from '../../device/deviceCleanup.ts'
import { forgetPerson } from '../wipe/forgetPerson.ts'
import { currentUser, demandSamePerson, signedInUid } from '../currentUser.ts'
import { recordGone } from '../../stores/deletionStore.ts'
import { tellOtherTabs } from '../../device/otherTabs.ts'

export const countHoldings: Load<Counts, DeletionInput> = attempt(async ({ request: { uid } }) => {
  const { count } = await product.data()
  return { type: 'value.loaded' as const, value: await count(userDataOf(uid)) }
})

const freshFor = 60_000
const longestRevocation = 10_000

/** A guest has nothing to sign in with a second time. */
export const checkLogin: CheckLogin = attempt<LoginAge, DeletionInput>(async ({ uid }) => {
  demandSamePerson(uid)
  const user = currentUser()
  if (user.isAnonymous) return { type: 'login.fresh' }
  const { authTime } = await getIdTokenResult(user)
  const isFresh = Math.abs(Date.now() - Date.parse(authTime)) < freshFor
  return { type: isFresh ? 'login.fresh' : 'login.old' }
})

/** Apple asks that its tokens be given back; it is the only service that the SDK can do this for. */
export const revokeTokens: RevokeTokens = ({ input: { uid }, sendBack }) => {
  const revoke = async () => {
    const token = uid === signedInUid() ? takeAppleToken(uid) : null
    const revoking = token ? revokeAccessToken(auth(), token) : Promise.resolve()
    await within(longestRevocation, revoking).catch(() => null)
    sendBack({ type: 'tokens.revoked' })
  }
  void revoke()
}

/**
 * What is on this device is removed only once the account is deleted. The flag is set before that:
 * the next start removes it should this page end in between.
 */
export const deleteAccount: DeleteAccount = attempt<never, DeletionInput>(async ({ uid }) => {
  demandSamePerson(uid)
  const device = await productOnDevice()
  await recordSignOut(uid, { discard: 'all', isOver: true })
  await deleteUser(currentUser()).catch(async (error: unknown) => {
    await clearSignOut(uid)
    throw error
  })
  recordGone()
  device?.announceClose(uid)
  tellOtherTabs({ type: 'signedOut', uid })
  await device?.empty(uid)
  await removeLocalData(uid, 'all')
  await forgetPerson(uid)
})
