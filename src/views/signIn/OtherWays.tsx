import { useState } from 'react'
import { Link } from 'wouter'
import { guestEntryFlow, providerSignInFlow } from '../../actors/signInMethodFlows.ts'
import { configuration } from '../../config.ts'
import { inAppBrowser } from '../../domain/inAppBrowser.ts'
import { onTheWay, paths } from '../../paths.ts'
import { useProvider } from '../../providers/useProvider.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { lastWay } from '../../stores/lastWayStore.ts'
import { otherWaysText } from '../../text/signInMethodsText.ts'
import { OrDivider } from '../../ui/OrDivider.tsx'
import { ProviderButtons } from '../../ui/ProviderButtons.tsx'
import { ExistingAccount } from './ExistingAccount.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import { InAppWarning } from './InAppWarning.tsx'
import styles from './OtherWays.module.css'
import { useForgottenWay } from './useForgottenWay.ts'

/** Every way in that needs no password: providers, a phone, a mail, or going in as a guest. */
export function OtherWays({ flow = providerSignInFlow, guestFlow = guestEntryFlow }) {
  const { actor, snapshot } = useProvider(flow)
  const search = useQuery()
  const [last] = useState(lastWay)
  const app = inAppBrowser(navigator.userAgent)
  useForgottenWay(actor)
  return (
    <section className={styles.ways} aria-label={otherWaysText.heading}>
      <OrDivider word={otherWaysText.or} />
      {app && <InAppWarning app={app} />}
      <ProviderButtons
        actor={actor}
        snapshot={snapshot}
        providerIds={configuration.providers}
        label={otherWaysText.continueWith}
        leadsOn
        badges={last === null ? {} : { [last]: otherWaysText.lastUsed }}
        notice={
          snapshot.hasTag('accountExists') && (
            <ExistingAccount
              context={snapshot.context}
              onChoose={(providerId) => actor.send({ type: 'provider.choose', providerId })}
            />
          )
        }
      />
      <div className={styles.more}>
        <Link href={onTheWay(paths.phoneSignIn, search)}>{otherWaysText.phone}</Link>
        <Link href={onTheWay(paths.linkSignIn, search)}>{otherWaysText.link}</Link>
        <GuestEntry flow={guestFlow} />
      </div>
    </section>
  )
}
