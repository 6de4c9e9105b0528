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
import type { SecondFactor } from '../../domain/security/secondFactor.ts'
import type { ChangeInput } from '../../machines/account/accountChangeMachine.ts'
import type { WatchFactors } from '../../machines/security/factorsMachine.ts'
import type { CodeAnswer, SendCode } from '../../machines/signIn/phoneCodeMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { maxLinkAge, withRecentSignIn, requireRecentSignIn } from '../session/recentLogin.ts'
import { reportChange } from '../session/reportChange.ts'
import { smsExchange } from '../signIn/smsExchange.ts'

const enrollment = smsExchange()

/** Reloads the account and reports its second factors. */
export const loadFactors: WatchFactors = attempt(async () => {
  await reload(currentUser())
  return readNow()
})

/** Reports the second factors at once and after each token change. */
export const watchFactors: WatchFactors = ({ sendBack }) =>
  onIdTokenChanged(auth(), (user) => {
    if (user) sendBack(readNow())
  })

export const sendEnrollmentCode: SendCode = attempt(async ({ phoneNumber }) => {
  const session = await multiFactor(currentUser()).getSession()
  await enrollment.send({ phoneNumber, session })
  return { type: 'code.sent' as const }
})

export const enrollPhone = withRecentSignIn(async ({ code, name }: CodeAnswer) => {
  const assertion = PhoneMultiFactorGenerator.assertion(enrollment.credential(code))
  await changeFactors((user) => multiFactor(user).enroll(assertion, name))
  reportChange({ name: 'factor_added', factor: 'sms' })
})

/** Removes the second factor whose uid is the `subject`. */
export const removeFactor = withRecentSignIn<ChangeInput>(async ({ subject }) => {
  await changeFactors((user) => multiFactor(user).unenroll(subject))
  reportChange({ name: 'factor_removed' })
})

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
