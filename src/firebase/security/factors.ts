import {
  FactorId,
  multiFactor,
  onIdTokenChanged,
  PhoneMultiFactorGenerator,
  reload,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
  type User as FirebaseUser,
} from 'firebase/auth'
import { fromCallback } from 'xstate'
import type { SecondFactor } from '../../domain/security/secondFactor.ts'
import { factorsMachine, type WatchFactors } from '../../machines/security/factorsMachine.ts'
import type { CodeAnswer, SendCode } from '../../machines/signIn/phoneCodeMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { maxLinkAge, withRecentSignIn, requireRecentSignIn } from '../session/recentLogin.ts'
import { reportChange } from '../session/reportChange.ts'
import { smsExchange } from '../signIn/smsExchange.ts'
import { phoneCodeLogic } from '../signIn/phoneCodeLogic.ts'

const enrollment = smsExchange()

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
export const factorsLogic = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

const sendEnrollmentCode: SendCode = toPort(async ({ phoneNumber }) => {
  const session = await multiFactor(currentUser()).getSession()
  await enrollment.send({ phoneNumber, session })
  return { type: 'code.sent' as const }
})

const enrollPhone = withRecentSignIn(async ({ code, name }: CodeAnswer) => {
  const assertion = PhoneMultiFactorGenerator.assertion(enrollment.credential(code))
  await changeFactors((user) => multiFactor(user).enroll(assertion, name))
  reportChange({ name: 'factor_added', factor: 'sms' })
})

/** Sets up text messages as a second factor. */
export const phoneEnrollmentLogic = phoneCodeLogic(sendEnrollmentCode, enrollPhone)

/** Changes second factors of the signed-in person, who has just signed in. */
export async function changeFactors(call: (user: FirebaseUser) => Promise<void>): Promise<void> {
  const user = currentUser()
  await requireRecentSignIn(user, maxLinkAge)
  await call(user)
}

/** Returns a plain copy of the SDK's factor. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const isPhone = info.factorId === FactorId.PHONE
  return {
    uid: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName || null,
    phoneNumber: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    // A factor added by an administrator may have no date.
    since: Number.isNaN(Date.parse(info.enrollmentTime)) ? null : info.enrollmentTime,
  }
}

function readNow() {
  const factors = multiFactor(currentUser()).enrolledFactors.map(toSecondFactor)
  return { type: 'factors.read' as const, factors }
}
