import { useSelector } from '@xstate/react'
import { disconnectFlow } from '../../actors/account/accountFlows.ts'
import { providerLinkFlow } from '../../actors/providerLinkFlow.ts'
import { configuration } from '../../config.ts'
import { connectedProviders, type User } from '../../domain/user.ts'
import { useProvider } from '../../providers/useProvider.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { connectedText } from '../../text/connectedText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { useWarmUp } from '../../ui/useWarmUp.ts'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ConnectedNotice } from './ConnectedNotice.tsx'
import { ConnectedProvider } from './ConnectedProvider.tsx'
import { RemovalDialogs } from './RemovalDialogs.tsx'

type ConnectedAccountsProps = {
  user: User
  linkFlow?: typeof providerLinkFlow
  unlinkFlow?: typeof disconnectFlow
}

/** The providers that lead into the account, and those that could. */
export function ConnectedAccounts({
  user,
  linkFlow = providerLinkFlow,
  unlinkFlow = disconnectFlow,
}: ConnectedAccountsProps) {
  const provider = useProvider(linkFlow)
  const disconnecting = useFlow(unlinkFlow)
  const disconnection = useSelector(disconnecting, (current) => current)
  const linked = connectedProviders(user)
  const name = nameOfProvider(disconnection.context.subject)
  const chosen = nameOfProvider(provider.snapshot.context.providerId)
  const approaches = useWarmUp(provider.actor)
  return (
    <div {...approaches}>
      <AccountSection id="connected" heading={connectedText.heading} lead={connectedText.lead}>
        <ConnectedNotice {...provider} disconnection={disconnection} linked={linked} />
        {[...new Set([...configuration.providers, ...linked])].map((providerId) => (
          <ConnectedProvider
            key={providerId}
            providerId={providerId}
            link={user.providerData.find((link) => link.providerId === providerId) ?? null}
            isOnly={user.providerData.length === 1}
            isBusy={
              (provider.snapshot.hasTag('busy') &&
                provider.snapshot.context.providerId === providerId) ||
              (disconnection.hasTag('busy') && disconnection.context.subject === providerId)
            }
            onConnect={() => provider.actor.send({ type: 'provider.choose', providerId })}
            onDisconnect={() => disconnecting.send({ type: 'change.open', subject: providerId })}
          />
        ))}
      </AccountSection>
      <RemovalDialogs
        actor={disconnecting}
        question={connectedText.askHeading(name)}
        remove={{
          label: connectedText.disconnect,
          busyLabel: connectedText.disconnecting,
          keepLabel: connectedText.keep,
        }}
        pendingAction={connectedText.toDisconnect(name)}
      >
        <p>{connectedText.ask(name)}</p>
        {disconnection.context.subject === 'apple.com' && <p>{connectedText.askApple}</p>}
      </RemovalDialogs>
      {provider.snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog
          pendingAction={connectedText.toConnect(chosen)}
          onConfirmed={() => provider.actor.send({ type: 'identity.confirmed' })}
          onCancel={() => provider.actor.send({ type: 'identity.cancelled' })}
        />
      )}
    </div>
  )
}
