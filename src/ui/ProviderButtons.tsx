import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { providerMachine } from '../machines/providerMachine.ts'
import type { ProviderActor } from '../providers/useProvider.ts'
import { nameOfProvider } from './nameOfProvider.ts'
import { ProviderButton } from './ProviderButton.tsx'
import styles from './ProviderButtons.module.css'
import { ProviderNotice } from './ProviderNotice.tsx'
import { useWarmUp } from './useWarmUp.ts'

type ProviderButtonsProps = {
  actor: ProviderActor
  snapshot: SnapshotFrom<typeof providerMachine>
  providerIds: readonly string[]
  /** What a button says, from the provider's name. */
  label: (name: string) => string
  badges?: Readonly<Record<string, string>>
  /** Another page comes once a provider has let somebody in; until then nothing here can be chosen. */
  leadsOn?: boolean
  /** Takes the place of the notice's words, where the screen has something better to say. */
  notice?: ReactNode
}

/** One button for each provider, and how the way to it stands. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { actor, snapshot, providerIds, label, badges = {}, leadsOn = false, notice } = props
  const approaches = useWarmUp(actor)
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
          label={label(nameOfProvider(providerId))}
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
