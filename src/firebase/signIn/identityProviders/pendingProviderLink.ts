import { portsOf } from '../../../machines/shared/ports.ts'
import {
  pendingProviderLinkMachine,
  type FindPendingProviderLink,
  type LinkPendingProvider,
} from '../../../machines/signIn/pendingProviderLinkMachine.ts'
import { forgetError } from '../../sdk/lastErrors.ts'
import { toPort } from '../../sdk/toPort.ts'
import {
  linkPendingCredential,
  pendingProviderFor,
} from '../../session/signIn/pendingCredential.ts'

const kind = 'account-exists-with-different-credential'

/**
 * A pending link is only for the person whose email address the provider named. Any other sign-in
 * drops it.
 */
export const findPendingProviderLink: FindPendingProviderLink = ({ input, sendBack }) => {
  const providerId = pendingProviderFor(kind, input.email)
  if (!providerId) dropPendingProviderLink()
  sendBack(
    providerId
      ? { type: 'pendingProviderLink.found', providerId }
      : { type: 'pendingProviderLink.none' },
  )
}

/** Links the pending provider to the account that was just signed in to. */
const linkPendingProvider: LinkPendingProvider = toPort(async () => {
  await linkPendingCredential(kind)
  dropPendingProviderLink()
  return { type: 'change.made' as const }
})

function dropPendingProviderLink(): void {
  forgetError(kind)
}

export const pendingProviderLinkLogic = pendingProviderLinkMachine.provide({
  actors: portsOf({ findPendingProviderLink, linkPendingProvider }),
  actions: { dropPendingProviderLink },
})
