import {
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  unlink,
  updatePhoneNumber,
} from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import type { ChangeInput } from '../../machines/account/accountChangeMachine.ts'
import type {
  CheckPhoneCode,
  CodeAnswer,
  SendCode,
} from '../../machines/signIn/phoneCodeMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { maxLinkAge, withRecentSignIn, requireRecentSignIn } from '../session/recentLogin.ts'
import { reportChange, reportLinked } from '../session/reportChange.ts'
import { reportSignIn } from '../session/reportSignIn.ts'
import { smsExchange } from './smsExchange.ts'

const signIn = smsExchange()
const link = smsExchange()
const reauthentication = smsExchange()

export const sendSignInCode = sendWith(signIn)
export const sendLinkCode = sendWith(link)
export const sendReauthenticationCode = sendWith(reauthentication)

export const signInWithPhone: CheckPhoneCode = attempt<never, CodeAnswer>(async ({ code }) => {
  reportSignIn(await signIn.use(code, (phone) => signInWithCredential(auth(), phone)), 'phone')
})

/** Sets the account's phone number, replacing any other. */
export const linkPhone = withRecentSignIn(async ({ code }: CodeAnswer) => {
  const user = currentUser()
  const { isAnonymous, phoneNumber } = user
  await requireRecentSignIn(user, maxLinkAge)
  await link
    .use(code, async (phone) => {
      if (phoneNumber) await updatePhoneNumber(user, phone)
      else await linkWithCredential(user, phone)
    })
    .catch(explainTakenNumber)
  if (phoneNumber) reportChange({ name: 'phone_changed' })
  else reportLinked(isAnonymous, 'phone')
})

export const reauthenticateWithPhone: CheckPhoneCode = attempt(async ({ code }: CodeAnswer) => {
  await reauthentication.use(code, (phone) => reauthenticateWithCredential(currentUser(), phone))
  return { type: 'code.accepted' as const }
})

/** Removes the phone number. Succeeds if it is already gone. */
export const removePhone = withRecentSignIn<ChangeInput>(async () => {
  const user = currentUser()
  if (user.phoneNumber === null) return
  await unlink(user, 'phone')
  reportChange({ name: 'provider_unlinked', method: 'phone' })
})

function sendWith(exchange: ReturnType<typeof smsExchange>): SendCode {
  return attempt(async ({ phoneNumber }: { phoneNumber: string }) => {
    await exchange.send({ phoneNumber })
    return { type: 'code.sent' as const }
  })
}

/** For another account's number, the SDK reports the code for an email with another provider. */
function explainTakenNumber(error: unknown): never {
  if (!hasCode(error, 'auth/account-exists-with-different-credential')) throw error
  const message = 'The number belongs to someone else.'
  throw codedError('auth/credential-already-in-use', message, { cause: error })
}
