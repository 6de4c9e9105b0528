import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { passwordPolicyFlow } from '../../actors/passwordPolicyFlow.ts'
import { configuration } from '../../config.ts'
import type { guestUpgradeMachine } from '../../machines/guestUpgradeMachine.ts'
import type { providerMachine } from '../../machines/providerMachine.ts'
import { paths } from '../../paths.ts'
import { useProvider } from '../../providers/useProvider.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { usePasswordPolicy } from '../../providers/usePasswordPolicy.ts'
import { guestUpgradeText } from '../../text/guestText.ts'
import { otherMethodsText } from '../../text/signInMethodsText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { OrDivider } from '../../ui/OrDivider.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ProviderButtons } from '../../ui/ProviderButtons.tsx'
import { ExistingAccountOffer } from './ExistingAccountOffer.tsx'
import { GuestCredentials } from './GuestCredentials.tsx'
import styles from './GuestUpgrade.module.css'

const taken = ['credential-already-in-use', 'email-already-in-use']

type GuestUpgradeFormProps = {
  flow: typeof guestUpgradeMachine
  linkFlow: typeof providerMachine
  policyFlow: typeof passwordPolicyFlow
}

/** An email and a password, or a provider; or an account that the guest has already. */
export function GuestUpgradeForm({ flow, linkFlow, policyFlow }: GuestUpgradeFormProps) {
  const upgrade = useFlow(flow)
  const snapshot = useSelector(upgrade, (current) => current)
  const provider = useProvider(linkFlow)
  const policy = usePasswordPolicy(policyFlow)
  const isTaken = snapshot.hasTag('providerTaken')
  const { failure, providerId } = provider.snapshot.context
  useEffect(() => {
    if (failure && taken.includes(failure.kind)) upgrade.send({ type: 'existing.found' })
  }, [failure, upgrade])
  return (
    <div className={styles.keep}>
      <PageHeading title={guestUpgradeText.title} lead={guestUpgradeText.lead}>
        {guestUpgradeText.title}
      </PageHeading>
      <output>{isTaken && guestUpgradeText.providerTaken(nameOfProvider(providerId))}</output>
      {isTaken && <ExistingAccountOffer snapshot={snapshot} actor={upgrade} />}
      <div className={styles.keep} hidden={isTaken}>
        <GuestCredentials snapshot={snapshot} policy={policy} actor={upgrade} />
        <OrDivider word={guestUpgradeText.or} />
        <ProviderButtons
          {...provider}
          providerIds={configuration.providers}
          label={otherMethodsText.continueWith}
        />
        <p>
          <Link href={`${paths.account}#phone`}>{guestUpgradeText.phone}</Link>
        </p>
      </div>
    </div>
  )
}
