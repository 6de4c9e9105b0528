import { linkWithCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { sameEmail } from '../../domain/sameEmail.ts'
import type { FindPendingLink, LinkPending } from '../../machines/pendingLinkMachine.ts'
import { attempt } from '../attempt.ts'
import { currentUser, refreshUser } from '../currentUser.ts'
import { heldError, letGoOfError } from '../heldErrors.ts'
import { heldCredential, neededCredential } from './heldCredential.ts'

const kind = 'account-exists-with-different-credential'

/** A provider waits only for the person whose e-mail it named; whoever else came in ends the waiting. */
export const findPendingLink: FindPendingLink = ({ input, sendBack }) => {
  const error = heldError(kind)
  const credential = heldCredential(kind)
  const named = error instanceof FirebaseError ? error.customData?.['email'] : null
  const isTheirs = typeof named === 'string' && sameEmail(named, input.email)
  if (credential && isTheirs) sendBack({ type: 'link.found', providerId: credential.providerId })
  else {
    letGoOfPendingLink()
    sendBack({ type: 'link.none' })
  }
}

/** Connects it to the account that the person has just come into. */
export const linkPending: LinkPending = attempt(async () => {
  await linkWithCredential(currentUser(), neededCredential(kind))
  letGoOfPendingLink()
  await refreshUser().catch(() => null)
  return { type: 'change.made' as const }
})

export function letGoOfPendingLink(): void {
  letGoOfError(kind)
}
