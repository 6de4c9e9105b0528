import {
  getMultiFactorResolver,
  OperationType,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type MultiFactorResolver,
} from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import {
  secondFactorChallengeMachine,
  type SubmitChallengeCode,
  type ForgetChallengeAtEnd,
  type ReadChallenge,
  type SendChallengeCode,
} from '../../machines/security/secondFactorChallengeMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { signInWithGuestData, signInWithUnconfirmedMove } from '../guest/signInWithGuestData.ts'
import { auth } from '../sdk/app.ts'
import { lastError, forgetError } from '../sdk/lastErrors.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { signInDetailsIn } from '../session/signIn/signInDetails.ts'
import { sendSms } from '../signIn/sendSms.ts'
import { smsVerification } from '../signIn/smsVerification.ts'
import { toSecondFactor } from './toSecondFactor.ts'

const verification = smsVerification(sendSms)

const readChallenge: ReadChallenge = ({ sendBack }) => {
  const factors = resolver()?.hints.map(toSecondFactor)
  sendBack(factors ? { type: 'challenge.found', factors } : { type: 'challenge.missing' })
}

let releaseTimer: ReturnType<typeof setTimeout> | undefined

/**
 * The challenge stays for a moment after the actor stops, in case another starts. Forgetting it keeps it from the next
 * person.
 */
const forgetChallengeAtEnd: ForgetChallengeAtEnd = () => {
  clearTimeout(releaseTimer)
  return () => {
    releaseTimer = setTimeout(() => forgetError('multi-factor-auth-required'))
  }
}

const sendChallengeCode: SendChallengeCode = toPort(async ({ enrollmentId }) => {
  if (!__FEATURES__.sms) throw codedError('auth/operation-not-allowed', 'Text messages are off.')
  const { session } = challenge()
  await verification.send({ multiFactorUid: enrollmentId, session })
  return { type: 'code.sent' as const }
})

const submitChallengeCode: SubmitChallengeCode = toPort(async ({ enrollmentId, code }) => {
  const current = challenge()
  const isTotp = current.hints.some((hint) => hint.uid === enrollmentId && hint.factorId === 'totp')
  const assertion =
    isTotp || !__FEATURES__.sms
      ? TotpMultiFactorGenerator.assertionForSignIn(enrollmentId, code)
      : PhoneMultiFactorGenerator.assertion(verification.credential(code))
  const { method, movesGuest } = signInDetailsIn(lastError('multi-factor-auth-required'))
  const signIn = movesGuest ? signInWithGuestData : signInWithUnconfirmedMove
  const credential = await signIn(() => current.resolveSignIn(assertion))
  // It may also confirm the identity of someone who is signed in.
  if (credential.operationType === OperationType.SIGN_IN) recordSignIn(credential, method)
  forgetError('multi-factor-auth-required')
  return { type: 'challenge.passed' as const }
})

export const secondFactorChallengeLogic = secondFactorChallengeMachine.provide({
  actors: portsOf({
    forgetChallengeAtEnd,
    readChallenge,
    sendCode: sendChallengeCode,
    submitChallengeCode,
  }),
})

function challenge(): MultiFactorResolver {
  const current = resolver()
  if (current) return current
  throw codedError('auth/missing-multi-factor-session', 'There is no second-factor challenge.')
}

/** The SDK clears the resolver after a correct code, so it is created from the error each time. */
function resolver(): MultiFactorResolver | null {
  const error = lastError('multi-factor-auth-required')
  return error ? getMultiFactorResolver(auth(), error as MultiFactorError) : null
}
