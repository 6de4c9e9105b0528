import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { identityProviderMachine } from '../../machines/signIn/identityProviderMachine.ts'
import type { IdentityProviderActor } from '../../hooks/useIdentityProvider.ts'
import { identityProviderName } from '../page/identityProviderName.ts'
import { IdentityProviderButton } from './IdentityProviderButton.tsx'
import styles from './IdentityProviderButtons.module.css'
import { IdentityProviderNotice } from '../notice/IdentityProviderNotice.tsx'
import { usePreloadPopup } from '../page/usePreloadPopup.ts'

type IdentityProviderButtonsProps = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
  providerIds: readonly string[]
  /** The button's label, from the provider's name. */
  label: (name: string) => string
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
  return (
    <div className={styles.buttons} {...approaches}>
      <IdentityProviderNotice actor={actor} snapshot={snapshot}>
        {notice}
      </IdentityProviderNotice>
      {providerIds.map((providerId) => (
        <IdentityProviderButton
          key={providerId}
          providerId={providerId}
          label={label(identityProviderName(providerId))}
          badge={badges[providerId]}
          busy={isLeadingOn || snapshot.hasTag('busy') || snapshot.hasTag('coolingDown')}
          onChoose={() => {
            if (!isLeadingOn) actor.send({ type: 'identityProvider.choose', providerId })
          }}
        />
      ))}
    </div>
  )
}
