import { FactorId, type MultiFactorInfo, type PhoneMultiFactorInfo } from 'firebase/auth'
import type { SecondFactor } from '../../domain/security/enrolledMethods.ts'

export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const isPhone = info.factorId === FactorId.PHONE
  return {
    enrollmentId: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName || null,
    phoneNumber: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    // A factor added by an administrator may have no date.
    since: Number.isNaN(Date.parse(info.enrollmentTime)) ? null : info.enrollmentTime,
  }
}
