import type { SnapshotFrom } from 'xstate'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { connectedProviders, type User } from '../../domain/session/user.ts'
import { workEmailOf } from '../../domain/signIn/workEmail.ts'
import { identityProviderLinkLogic } from '../../firebase/signIn/identityProviders/identityProvider.ts'
import { providerUnlinkLogic } from '../../firebase/signIn/identityProviders/providerUnlink.ts'
import { useIdentityProvider, usePopupPreload } from '../../hooks/useIdentityProvider.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type { accountChangeMachine } from '../../machines/account/accountChangeMachine.ts'
import type {
  IdentityProviderActor,
  identityProviderMachine,
} from '../../machines/signIn/identityProviderMachine.ts'
import { connectedText } from '../../text/security/connectedText.ts'
import { identityProviderName } from '../../text/shared/identityProviderName.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { IdentityProviderNotice } from '../signIn/methods/IdentityProviderButtons.tsx'
import { IdentityProviderIcon } from '../signIn/methods/IdentityProviderIcon.tsx'
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'
import styles from './security.module.css'

/** The providers that are connected to the account, and those that can be. */
export function ConnectedAccounts({ user }: { user: User }) {
  const run = useIdentityProvider(identityProviderLinkLogic)
  const [disconnection, disconnecting] = useInspectedMachine(providerUnlinkLogic)
  const linked = connectedProviders(user)
  const name = identityProviderName(disconnection.context.item)
  const chosen = identityProviderName(run.snapshot.context.providerId)
  const preloadHandlers = usePopupPreload(run.actor)
  return (
    <div {...preloadHandlers}>
      <AccountSection id="connected" heading={connectedText.heading} lead={connectedText.lead}>
        <ConnectedNotice {...run} disconnection={disconnection} linked={linked} />
        {[...new Set([...offeredTo(user), ...linked])].map((providerId) => (
          <ConnectedProvider
            key={providerId}
            providerId={providerId}
            link={user.providerData.find((link) => link.providerId === providerId) ?? null}
            isOnly={user.providerData.length === 1}
            isBusy={
              (run.snapshot.hasTag('busy') && run.snapshot.context.providerId === providerId) ||
              (disconnection.hasTag('busy') && disconnection.context.item === providerId)
            }
            onConnect={() => run.actor.send({ type: 'identityProvider.choose', providerId })}
            onDisconnect={() => disconnecting.send({ type: 'change.open', item: providerId })}
          />
        ))}
      </AccountSection>
      <ConfirmedChangeDialog
        actor={disconnecting}
        question={connectedText.askHeading(name)}
        action={{
          label: connectedText.disconnect,
          busyLabel: connectedText.disconnecting,
          cancelLabel: connectedText.keep,
        }}
        confirmReason={connectedText.confirmDisconnect(name)}
      >
        <p>{connectedText.ask(name)}</p>
        {disconnection.context.item === 'apple.com' && <p>{connectedText.askApple}</p>}
      </ConfirmedChangeDialog>
      <ConfirmIdentity actor={run.actor} reason={connectedText.confirmConnect(chosen)} />
    </div>
  )
}

/** A provider without a button is only for people whose email leads to it. */
function offeredTo({ email }: User): readonly string[] {
  const { providers, providerButtons, workDomains } = configuration
  const theirs = email === null ? null : workEmailOf(email, workDomains)
  return providers.filter((id) => providerButtons.includes(id) || id === theirs?.providerId)
}

type ConnectedProviderProps = {
  providerId: string
  /** The person's data at the provider; `null` if it's not connected. */
  link: User['providerData'][number] | null
  isOnly: boolean
  isBusy: boolean
  onConnect: () => void
  onDisconnect: () => void
}

function ConnectedProvider(props: ConnectedProviderProps) {
  const { providerId, link, isOnly, isBusy, onConnect, onDisconnect } = props
  const connect = { label: connectedText.connect, onClick: onConnect, isBusy }
  const disconnect = { label: connectedText.disconnect, onClick: onDisconnect, isBusy }
  const action = link ? disconnect : connect
  return (
    <AccountRow
      label={identityProviderName(providerId)}
      value={
        <div className={styles.value}>
          <IdentityProviderIcon id={providerId} />
          {link ? (
            <span>
              <bdi>{link.email ?? link.displayName ?? connectedText.connected}</bdi>
              {isOnly && <small>{connectedText.only}</small>}
            </span>
          ) : (
            <span className={styles.none}>{connectedText.notConnected}</span>
          )}
        </div>
      }
      {...(!(link && isOnly) && { action })}
    />
  )
}

type ConnectedNoticeProps = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
  disconnection: SnapshotFrom<typeof accountChangeMachine>
  /** The currently connected providers. Notices from before a change to them are hidden. */
  linked: readonly string[]
}

function ConnectedNotice({ actor, snapshot, disconnection, linked }: ConnectedNoticeProps) {
  const removed = disconnection.context.item
  const connected = snapshot.context.providerId
  const sentences = [
    disconnection.matches({ shown: 'changed' }) &&
      removed !== null &&
      !linked.includes(removed) &&
      connectedText.nowDisconnected(identityProviderName(removed)),
    snapshot.matches({ choosing: 'done' }) &&
      connected !== null &&
      linked.includes(connected) &&
      connectedText.nowConnected(identityProviderName(connected)),
  ].filter((sentence) => sentence !== false)
  return (
    <div className={styles.notices}>
      <IdentityProviderNotice actor={actor} snapshot={snapshot} />
      <output>
        {sentences.map((sentence) => (
          <Notice key={sentence} tone="calm">
            {sentence}
          </Notice>
        ))}
      </output>
    </div>
  )
}
