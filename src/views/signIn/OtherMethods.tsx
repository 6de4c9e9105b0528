import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { guestEntryFlow, providerSignInFlow } from '../../actors/signInMethodFlows.ts'
import { configuration } from '../../config.ts'
import { inAppBrowser } from '../../domain/inAppBrowser.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { useIsLive } from '../../providers/useIsLive.ts'
import { useProvider } from '../../providers/useProvider.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { lastMethod } from '../../stores/lastMethodStore.ts'
import { linkSignInText, otherMethodsText, phoneSignInText } from '../../text/signInMethodsText.ts'
import { OrDivider } from '../../ui/OrDivider.tsx'
import { ProviderButtons } from '../../ui/ProviderButtons.tsx'
import { takeOver } from '../../ui/takeOver.ts'
import { ExistingAccount } from './ExistingAccount.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import { InAppWarning } from './InAppWarning.tsx'
import styles from './OtherMethods.module.css'
import { useForgottenMethod } from './useForgottenMethod.ts'

/**
 * Every sign-in method that needs no password: providers, a phone, an email link, or as a guest.
 */
export function OtherMethods({ flow = providerSignInFlow, guestFlow = guestEntryFlow }) {
  const { actor, snapshot } = useProvider(flow)
  const search = useQuery()
  const isLive = useIsLive()
  const [remembered] = useState(lastMethod)
  const last = isLive ? remembered : null
  const app = isLive && inAppBrowser(navigator.userAgent)
  useForgottenMethod(actor)
  const section = useRef<HTMLElement>(null)
  // Only now do the flows run: what was pressed before would be lost on one that still begins.
  useEffect(() => takeOver(section.current), [])
  return (
    <section ref={section} className={styles.methods} aria-label={otherMethodsText.heading}>
      {__METHODS__.password && <OrDivider word={otherMethodsText.or} />}
      {app && <InAppWarning app={app} />}
      <ProviderButtons
        actor={actor}
        snapshot={snapshot}
        providerIds={configuration.providers}
        label={otherMethodsText.continueWith}
        leadsOn
        badges={last === null ? {} : { [last]: otherMethodsText.lastUsed }}
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
        {__METHODS__.phone && (
          <Link href={withReturnFrom(paths.phoneSignIn, search)}>{phoneSignInText.offer}</Link>
        )}
        {__METHODS__.emailLink && (
          <Link href={withReturnFrom(paths.linkSignIn, search)}>{linkSignInText.offer}</Link>
        )}
        {__METHODS__.guest && <GuestEntry flow={guestFlow} />}
      </div>
    </section>
  )
}
