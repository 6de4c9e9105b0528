import { fromCallback } from 'xstate'
import {
  pendingProviderLinkMachine,
  type FindPendingProviderLink,
  type LinkPendingProvider,
} from '../../../machines/signIn/pendingProviderLinkMachine.ts'
import { lastError, forgetError } from '../../sdk/lastErrors.ts'
import { toPort } from '../../sdk/toPort.ts'

const kind = 'account-exists-with-different-credential'

/**
 * A pending link is only for the person whose email address the provider named. Any other sign-in
 * drops it.
 */
export const findPendingProviderLink: FindPendingProviderLink = ({ input, sendBack }) => {
  const finding = new AbortController()
  const find = async () => {
    const providerId = lastError(kind) ? await providerFor(input.email) : null
    // Another link may be pending by now.
    if (finding.signal.aborted) return
    if (!providerId) dropPendingProviderLink()
    sendBack(
      providerId
        ? { type: 'pendingProviderLink.found', providerId }
        : { type: 'pendingProviderLink.none' },
    )
  }
  void find()
  return () => finding.abort()
}

/** Links the pending provider to the account that was just signed in to. */
const linkPendingProvider: LinkPendingProvider = toPort(async () => {
  const { linkPendingCredential } = await import('../../session/signIn/pendingCredential.ts')
  await linkPendingCredential(kind)
  dropPendingProviderLink()
  return { type: 'change.made' as const }
})

function dropPendingProviderLink(): void {
  forgetError(kind)
}

/** Links the provider that has been pending since sign-in. */
export const pendingProviderLinkLogic = pendingProviderLinkMachine.provide({
  actors: {
    findPendingProviderLink: fromCallback(findPendingProviderLink),
    linkPendingProvider: fromCallback(linkPendingProvider),
  },
  actions: { dropPendingProviderLink },
})

/**
 * Links are rarely pending, so their code loads only then. If it can't be loaded, no link is
 * offered.
 */
async function providerFor(email: string | null): Promise<string | null> {
  const module = await import('../../session/signIn/pendingCredential.ts').catch(() => null)
  return module?.pendingProviderFor(kind, email) ?? null
}
