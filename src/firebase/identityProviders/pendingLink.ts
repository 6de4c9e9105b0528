import type { FindPendingLink, LinkPending } from '../../machines/pendingLinkMachine.ts'
import { attempt } from '../attempt.ts'
import { heldError, releaseError } from '../heldErrors.ts'

const kind = 'account-exists-with-different-credential'

/** A provider waits only for the person whose email it named; whoever else came in ends the waiting. */
export const findPendingLink: FindPendingLink = ({ input, sendBack }) => {
  const finding = new AbortController()
  const find = async () => {
    const providerId = heldError(kind) ? await providerFor(input.email) : null
    // By now another provider may wait.
    if (finding.signal.aborted) return
    if (!providerId) dropPendingLink()
    sendBack(providerId ? { type: 'link.found', providerId } : { type: 'link.none' })
  }
  void find()
  return () => finding.abort()
}

/** Connects it to the account that the person has just come into. */
export const linkPending: LinkPending = attempt(async () => {
  const { linkHeld } = await import('./heldLink.ts')
  await linkHeld(kind)
  dropPendingLink()
  return { type: 'change.made' as const }
})

export function dropPendingLink(): void {
  releaseError(kind)
}

/** Rarely anything waits, so that what it takes is fetched only then; unreachable, nothing is offered. */
async function providerFor(email: string | null): Promise<string | null> {
  const part = await import('./heldLink.ts').catch(() => null)
  return part?.providerHeldFor(kind, email) ?? null
}
