import {
  FactorId,
  multiFactor,
  onIdTokenChanged,
  PhoneMultiFactorGenerator,
  reload,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
} from 'firebase/auth'
import type { SecondFactor } from '../../domain/secondFactor.ts'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import type { TellFactors } from '../../machines/factorsMachine.ts'
import type { CodeAnswer, SendCode } from '../../machines/phoneCodeMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
import { smsExchange } from './smsExchange.ts'

const enrollment = smsExchange()

/** Reads the account anew, and which second factors it has. */
export const loadFactors: TellFactors = attempt(async () => {
  await reload(currentUser())
  return readNow()
})

/** Tells them at once, and whenever the account has been read anew. */
export const watchFactors: TellFactors = ({ sendBack }) =>
  onIdTokenChanged(auth(), (user) => {
    if (user) sendBack(readNow())
  })

export const sendEnrollmentCode: SendCode = attempt(async ({ phoneNumber }) => {
  const session = await multiFactor(currentUser()).getSession()
  await enrollment.send({ phoneNumber, session })
  return { type: 'code.sent' as const }
})

export const enrolPhone = recentLoginChange(async ({ code, name }: CodeAnswer) => {
  const assertion = PhoneMultiFactorGenerator.assertion(enrollment.credential(code))
  await multiFactor(currentUser()).enroll(assertion, name)
})

/** Takes a factor from the account, by its uid. */
export const removeFactor = recentLoginChange<ChangeInput>(async ({ subject }) => {
  await multiFactor(currentUser()).unenroll(subject)
})

/** A plain copy of what the SDK knows of a factor. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const isPhone = info.factorId === FactorId.PHONE
  return {
    uid: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName || null,
    phoneNumber: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    // Factors that an administrator has set up may come without a date.
    since: Number.isNaN(Date.parse(info.enrollmentTime)) ? null : info.enrollmentTime,
  }
}

function readNow() {
  const factors = multiFactor(currentUser()).enrolledFactors.map(toSecondFactor)
  return { type: 'factors.read' as const, factors }
}
