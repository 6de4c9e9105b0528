import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { providerMachine } from '../../machines/signIn/providerMachine.ts'
import type { ProviderActor } from '../../hooks/useProviderSignIn.ts'
import { identityProviderName } from '../page/identityProviderName.ts'
import { ProviderButton } from './ProviderButton.tsx'
import styles from './ProviderButtons.module.css'
import { ProviderNotice } from '../notice/ProviderNotice.tsx'
import { usePreloadPopup } from '../page/usePreloadPopup.ts'

type ProviderButtonsProps = {
  actor: ProviderActor
  snapshot: SnapshotFrom<typeof providerMachine>
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
export function ProviderButtons(props: ProviderButtonsProps) {
  const { actor, snapshot, providerIds, label, badges = {}, leadsOn = false, notice } = props
  const approaches = usePreloadPopup(actor)
  const isLeadingOn = leadsOn && snapshot.hasTag('done')
  return (
    <div className={styles.buttons} {...approaches}>
      <ProviderNotice actor={actor} snapshot={snapshot}>
        {notice}
      </ProviderNotice>
      {providerIds.map((providerId) => (
        <ProviderButton
          key={providerId}
          providerId={providerId}
          label={label(identityProviderName(providerId))}
          badge={badges[providerId]}
          busy={isLeadingOn || snapshot.hasTag('busy') || snapshot.hasTag('coolingDown')}
          onChoose={() => {
            if (!isLeadingOn) actor.send({ type: 'provider.choose', providerId })
          }}
        />
      ))}
    </div>
  )
}
