import {
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  unlink,
  updatePhoneNumber,
} from 'firebase/auth'
import type { CheckPhoneCode, CodeAnswer, SendCode } from '../machines/phoneCodeEvents.ts'
import { auth } from './app.ts'
import { attempt } from './attempt.ts'
import { currentUser } from './currentUser.ts'
import { change } from './recentLogin.ts'
import { smsExchange } from './smsExchange.ts'

const signIn = smsExchange()
const link = smsExchange()
const reauthentication = smsExchange()

export const sendSignInCode = sendWith(signIn)
export const sendLinkCode = sendWith(link)
export const sendReauthenticationCode = sendWith(reauthentication)

export const signInWithPhone: CheckPhoneCode = attempt<never, CodeAnswer>(async ({ code }) => {
  await signInWithCredential(auth(), signIn.credential(code))
})

/** Gives the account this number, in place of another one if it has one. */
export const linkPhone: CheckPhoneCode = change(async ({ code }: CodeAnswer) => {
  const user = currentUser()
  const credential = link.credential(code)
  if (user.phoneNumber) await updatePhoneNumber(user, credential)
  else await linkWithCredential(user, credential)
})

export const reauthenticateWithPhone: CheckPhoneCode = attempt(async ({ code }: CodeAnswer) => {
  await reauthenticateWithCredential(currentUser(), reauthentication.credential(code))
  return { type: 'code.accepted' as const }
})

export const removePhone = change<{ id: string }>(async () => {
  await unlink(currentUser(), 'phone')
})

function sendWith(exchange: ReturnType<typeof smsExchange>): SendCode {
  return attempt(async ({ phoneNumber }: { phoneNumber: string }) => {
    await exchange.send({ phoneNumber })
    return { type: 'code.sent' as const }
  })
}
