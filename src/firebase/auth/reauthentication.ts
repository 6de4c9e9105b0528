import {
  EmailAuthProvider,
  getIdTokenResult,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
} from 'firebase/auth'
import type {
  AwaitRecentLogin,
  ConfirmPassword,
  IdentityProved,
  SendConfirmationLink,
} from '../../machines/reauthenticationMachine.ts'
import { paths } from '../../paths.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { currentUser, signedInUid } from '../currentUser.ts'
import { rememberEmail } from '../../device/rememberedEmail.ts'

const glance = 1_000

export const confirmPassword: ConfirmPassword = attempt<IdentityProved, { password: string }>(
  async ({ password }) => {
    const user = currentUser()
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await reauthenticateWithCredential(user, credential)
    return { type: 'identity.proved' }
  },
)

/** @param isShared whether others use this computer, too. */
export function sendConfirmationLink(isShared: () => boolean): SendConfirmationLink {
  return attempt(async () => {
    const url = location.origin + paths.emailAction
    const email = currentUser().email ?? ''
    await sendSignInLinkToEmail(auth(), email, { url, handleCodeInApp: true })
    rememberEmail(email, isShared())
    return { type: 'link.sent' as const }
  })
}

/** Looks at the token in memory, which costs no call; the SDK brings it over from other tabs. */
export const awaitRecentLogin: AwaitRecentLogin = ({ sendBack }) => {
  const uid = signedInUid()
  let known: string | null = null
  const look = async () => {
    const signedInAt = await lastLogin()
    if (signedInUid() !== uid) return
    if (known !== null && signedInAt !== null && Date.parse(signedInAt) > Date.parse(known)) {
      sendBack({ type: 'identity.proved' })
    }
    known ??= signedInAt
  }
  void look()
  const looking = setInterval(() => void look(), glance)
  return () => clearInterval(looking)
}

/** When the person last showed who they are, as the provider wrote it; `null` where it cannot be told. */
async function lastLogin(): Promise<string | null> {
  const user = auth().currentUser
  const token = user && (await getIdTokenResult(user).catch(() => null))
  return token?.authTime ?? null
}
