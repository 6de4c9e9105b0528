import {
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  unlink,
  updatePhoneNumber,
} from 'firebase/auth'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import type { CheckPhoneCode, CodeAnswer, SendCode } from '../../machines/phoneCodeMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
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
export const linkPhone = recentLoginChange(async ({ code }: CodeAnswer) => {
  const user = currentUser()
  const credential = link.credential(code)
  const linking = user.phoneNumber
    ? updatePhoneNumber(user, credential)
    : linkWithCredential(user, credential)
  await linking.catch(explainTakenNumber)
})

export const reauthenticateWithPhone: CheckPhoneCode = attempt(async ({ code }: CodeAnswer) => {
  await reauthenticateWithCredential(currentUser(), reauthentication.credential(code))
  return { type: 'code.accepted' as const }
})

/** Takes the number from the account; one that is gone already is no failure. */
export const removePhone = recentLoginChange<ChangeInput>(async () => {
  const user = currentUser()
  if (user.phoneNumber !== null) await unlink(user, 'phone')
})

function sendWith(exchange: ReturnType<typeof smsExchange>): SendCode {
  return attempt(async ({ phoneNumber }: { phoneNumber: string }) => {
    await exchange.send({ phoneNumber })
    return { type: 'code.sent' as const }
  })
}

/**
 * The SDK reports a number of somebody else with the code for an email that uses another provider.
 */
function explainTakenNumber(error: unknown): never {
  const isTaken =
    error instanceof Error &&
    'code' in error &&
    error.code === 'auth/account-exists-with-different-credential'
  if (!isTaken) throw error
  throw Object.assign(new Error('The number belongs to somebody else.', { cause: error }), {
    code: 'auth/credential-already-in-use',
  })
}
