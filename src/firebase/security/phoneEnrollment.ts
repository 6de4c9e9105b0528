import { multiFactor, PhoneMultiFactorGenerator } from 'firebase/auth'
import type { SubmittedCode, SendCode } from '../../machines/signIn/phoneCodeMachine.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { toPort } from '../sdk/toPort.ts'
import { requireRecentSignIn, withRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { phoneCodeLogic } from '../signIn/phoneCodeLogic.ts'
import { sendSms } from '../signIn/sendSms.ts'
import { smsVerification } from '../signIn/smsVerification.ts'

const enrollment = smsVerification(sendSms)

const sendEnrollmentCode: SendCode = toPort(async ({ phoneNumber }) => {
  const user = currentUser()
  await requireRecentSignIn(user)
  const session = await multiFactor(user).getSession()
  await enrollment.send({ phoneNumber, session })
  return { type: 'code.sent' as const }
})

const enrollPhone = withRecentSignIn(async ({ code, name }: SubmittedCode) => {
  const assertion = PhoneMultiFactorGenerator.assertion(enrollment.credential(code))
  const user = currentUser()
  await requireRecentSignIn(user)
  await multiFactor(user).enroll(assertion, name)
  recordAccountChange({ name: 'factor_added', factor: 'sms' })
})

export const phoneEnrollmentLogic = phoneCodeLogic(sendEnrollmentCode, enrollPhone)
