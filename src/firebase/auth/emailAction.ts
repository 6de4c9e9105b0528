import { applyActionCode, type MultiFactorInfo } from 'firebase/auth'
import type { MailedMode } from '../../domain/mailedChange.ts'
import type { ApplyLink, CheckLink, CheckAfterwards } from '../../machines/emailActionMachine.ts'
import { readActionCode } from './actionCode.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { refreshUser } from '../refreshUser.ts'

const operations = {
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  revertSecondFactorAddition: 'REVERT_SECOND_FACTOR_ADDITION',
} as const satisfies Record<MailedMode, string>

export const checkLink: CheckLink = attempt(async ({ mode, code }) => {
  const { email, previousEmail, multiFactorInfo } = await readActionCode(code, operations[mode])
  const change = {
    email: email ?? '',
    previousEmail: previousEmail ?? null,
    factor: nameOf(multiFactorInfo ?? null),
  }
  return { type: 'link.accepted' as const, change }
})

export const applyLink: ApplyLink = attempt(async ({ code }) => {
  await applyActionCode(auth(), code)
  await renewSession().catch(() => null)
  return { type: 'link.applied' as const }
})

export const checkAfterwards: CheckAfterwards = attempt(async ({ mode }) => {
  const isDone = mode === 'verifyEmail' && (await isVerified())
  return { type: isDone ? ('link.alreadyDone' as const) : ('link.spent' as const) }
})

/** Where the change has ended the session, this fails, and the session observer tells of the end. */
async function renewSession(): Promise<void> {
  if (!auth().currentUser) return
  await refreshUser()
  await auth().currentUser?.getIdToken(true)
}

async function isVerified(): Promise<boolean> {
  if (!auth().currentUser) return false
  await refreshUser()
  return auth().currentUser?.emailVerified ?? false
}

function nameOf(factor: MultiFactorInfo | null): string | null {
  if (factor === null) return null
  const phone = 'phoneNumber' in factor ? String(factor.phoneNumber) : null
  return factor.displayName ?? phone
}
