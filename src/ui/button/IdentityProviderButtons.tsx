import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { identityProviderMachine } from '../../machines/signIn/identityProviderMachine.ts'
import type { IdentityProviderActor } from '../../hooks/useIdentityProvider.ts'
import { identityProviderName } from '../page/identityProviderName.ts'
import buttonStyles from './IdentityProviderButton.module.css'
import styles from './IdentityProviderButtons.module.css'
import { IdentityProviderNotice } from '../notice/IdentityProviderNotice.tsx'
import { usePreloadPopup } from '../page/usePreloadPopup.ts'
import { ProviderIcon } from '../picture/ProviderIcon.tsx'

type IdentityProviderButtonsProps = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
  providerIds: readonly string[]
  /** The button's label, from the provider's name. */
  label: (name: string) => string
  /** A word that sets a provider apart, such as "last used". */
  badges?: Readonly<Record<string, string>>
  /** Whether success leads to another page. Until it opens, the buttons do nothing. */
  leadsOn?: boolean
  /** Replaces the notice's text if the screen has a better one. */
  notice?: ReactNode
}

/** One button per provider, and the status of the current attempt. */
export function IdentityProviderButtons(props: IdentityProviderButtonsProps) {
  const { actor, snapshot, providerIds, label, badges = {}, leadsOn = false, notice } = props
  const approaches = usePreloadPopup(actor)
  const isLeadingOn = leadsOn && snapshot.hasTag('done')
  const isBusy = isLeadingOn || snapshot.hasTag('busy') || snapshot.hasTag('coolingDown')
  return (
    <div className={styles.buttons} {...approaches}>
      <IdentityProviderNotice actor={actor} snapshot={snapshot}>
        {notice}
      </IdentityProviderNotice>
      {providerIds.map((providerId) => (
        <button
          key={providerId}
          type="button"
          className={buttonStyles.button}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isLeadingOn) actor.send({ type: 'identityProvider.choose', providerId })
          }}
        >
          <ProviderIcon id={providerId} />
          <span>{label(identityProviderName(providerId))}</span>
          {badges[providerId] && <span className={buttonStyles.badge}>{badges[providerId]}</span>}
        </button>
      ))}
    </div>
  )
}
