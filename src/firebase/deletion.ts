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
import { takeAway } from '../device/tidying.ts'
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

/** Nothing is taken away yet: who stops here keeps what is typed, in this page and all others. */
export const wipeData: WipeData = attempt(async () => {
  const notebook = notebookOf(leaving)
  notebook.tell({ type: 'leaving' })
  await notebook.settled()
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

/** What lies on this device goes only once the account has; the key and the database go when the session ends. */
export const deleteAccount: DeleteAccount = attempt<never>(async () => {
  demandSamePerson(leaving)
  const user = currentUser()
  const notebook = notebookOf(user.uid)
  await deleteUser(user)
  notebook.tell({ type: 'closing' })
  tellOtherTabs({ type: 'signedOut', uid: user.uid })
  await notebook.empty()
  await notebook.close()
  await takeAway(user.uid, [])
})
