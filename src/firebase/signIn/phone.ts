import {
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  updatePhoneNumber,
} from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import type { CheckCode, SubmittedCode, SendCode } from '../../machines/signIn/phoneCodeMachine.ts'
import { auth } from '../sdk/app.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { toPort } from '../sdk/toPort.ts'
import { withRecentSignIn, requireRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange, recordLinkedMethod } from '../session/recordAccountChange.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { phoneCodeLogic } from './phoneCodeLogic.ts'
import { sendSms } from './sendSms.ts'
import { smsVerification } from './smsVerification.ts'

const signIn = smsVerification(sendSms)
const link = smsVerification(sendSms)
const reauthentication = smsVerification(sendSms)

const signInWithPhone: CheckCode = toPort<never, SubmittedCode>(async ({ code }) => {
  recordSignIn(
    await signIn.withCredential(code, (phone) => signInWithCredential(auth(), phone)),
    'phone',
  )
})

/** Signs in or signs up with a phone number. */
export const phoneSignInLogic = phoneCodeLogic(sendWith(signIn), signInWithPhone)

const sendLinkCode: SendCode = toPort(async ({ phoneNumber }: { phoneNumber: string }) => {
  await requireRecentSignIn(currentUser())
  await link.send({ phoneNumber })
  return { type: 'code.sent' as const }
})

const linkPhone = withRecentSignIn(async ({ code }: SubmittedCode) => {
  const user = currentUser()
  const { isAnonymous, phoneNumber } = user
  await requireRecentSignIn(user)
  await link
    .withCredential(code, async (phone) => {
      if (phoneNumber) await updatePhoneNumber(user, phone)
      else await linkWithCredential(user, phone)
    })
    .catch(explainTakenNumber)
  if (phoneNumber) recordAccountChange({ name: 'phone_changed' })
  else recordLinkedMethod(isAnonymous, 'phone')
})

/** Adds or replaces the account's phone number. */
export const phoneLinkLogic = phoneCodeLogic(sendLinkCode, linkPhone)

const reauthenticateWithPhone: CheckCode = toPort(async ({ code }: SubmittedCode) => {
  await reauthentication.withCredential(code, (phone) =>
    reauthenticateWithCredential(currentUser(), phone),
  )
  return { type: 'code.accepted' as const }
})

export const phoneReauthenticationLogic = phoneCodeLogic(
  sendWith(reauthentication),
  reauthenticateWithPhone,
)

function sendWith(verification: ReturnType<typeof smsVerification>): SendCode {
  return toPort(async ({ phoneNumber }: { phoneNumber: string }) => {
    await verification.send({ phoneNumber })
    return { type: 'code.sent' as const }
  })
}

/** For another account's number, the SDK reports the code for an email with another provider. */
function explainTakenNumber(error: unknown): never {
  if (!hasCode(error, 'auth/account-exists-with-different-credential')) throw error
  const message = 'The number belongs to someone else.'
  throw codedError('auth/credential-already-in-use', message, { cause: error })
}
