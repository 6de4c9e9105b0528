import { deleteUser, getIdTokenResult, revokeAccessToken } from 'firebase/auth'
import type {
  CheckLogin,
  DeleteAccount,
  LoginAge,
  RevokeTokens,
  WipeData,
} from '../machines/deletionMachine.ts'
import { takeAppleToken } from './appleToken.ts'
import { auth } from './app.ts'
import { attempt } from './attempt.ts'
import { notebookOf } from '../device/notebooks.ts'
import { currentUser, demandSamePerson, signedInUid } from './currentUser.ts'
import { tellOtherTabs } from './otherTabs.ts'

const freshFor = 60_000

/** Who is to go; nobody else may, who comes in from another tab meanwhile. */
let leaving = ''

/** A guest has nothing to sign in with a second time. */
export const checkLogin: CheckLogin = attempt<LoginAge>(async () => {
  const user = currentUser()
  leaving = user.uid
  if (user.isAnonymous) return { type: 'login.fresh' }
  const { authTime } = await getIdTokenResult(user)
  const isFresh = Math.abs(Date.now() - Date.parse(authTime)) < freshFor
  return { type: isFresh ? 'login.fresh' : 'login.old' }
})

/** What lies on this device; the key and the database go when the session ends. */
export const wipeData: WipeData = attempt(async () => {
  await notebookOf(leaving).empty()
  return { type: 'data.wiped' as const }
})

/** Apple asks that its tokens be given back; it is the only service that the SDK can do this for. */
export const revokeTokens: RevokeTokens = ({ sendBack }) => {
  const revoke = async () => {
    const token = leaving === signedInUid() ? takeAppleToken(leaving) : null
    if (token) await revokeAccessToken(auth(), token).catch(() => null)
    sendBack({ type: 'tokens.revoked' })
  }
  void revoke()
}

export const deleteAccount: DeleteAccount = attempt<never>(async () => {
  demandSamePerson(leaving)
  const user = currentUser()
  await deleteUser(user)
  tellOtherTabs({ type: 'signedOut', uid: user.uid })
})
