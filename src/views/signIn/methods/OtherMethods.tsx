import { useState } from 'react'
import { Link } from 'wouter'
import { providerSignInLogic } from '../../../firebase/signIn/identityProviders/popups.ts'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { inAppBrowser } from '../../../domain/signIn/inAppBrowser.ts'
import { usePrerenderedPart } from '../../../startup/usePrerenderedPart.ts'
import { paths, withReturnFrom } from '../../../paths.ts'
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts'
import { useIdentityProvider } from '../../../hooks/useIdentityProvider.ts'
import { useQuery } from '../../../hooks/useQuery.ts'
import { lastMethod } from '../../../remembered/lastSignInMethod.ts'
import {
  linkSignInText,
  otherMethodsText,
  phoneSignInText,
} from '../../../text/signIn/signInMethodsText.ts'
import { EmailIcon, PhoneIcon } from '../../../ui/picture/methodIcons.tsx'
import { OrDivider } from '../../../ui/page/OrDivider.tsx'
import buttonStyles from '../../../ui/button/IdentityProviderButton.module.css'
import { IdentityProviderButtons } from '../../../ui/button/IdentityProviderButtons.tsx'
import { ExistingAccount } from './ExistingAccount.tsx'
import { GuestSignIn } from './GuestSignIn.tsx'
import { InAppWarning } from './InAppWarning.tsx'
import { LastUsed } from './LastUsed.tsx'
import styles from './OtherMethods.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'

/** Every sign-in method without a password: providers, passkeys, phone, email link, and guest. */
export function OtherMethods() {
  const { actor, snapshot } = useIdentityProvider(providerSignInLogic)
  const search = useQuery()
  const isHydrated = useIsHydrated()
  const [remembered] = useState(lastMethod)
  const last = isHydrated ? remembered : null
  const isInstalled = isHydrated && matchMedia('not (display-mode: browser)').matches
  const inApp = isHydrated && inAppBrowser(navigator.userAgent, isInstalled)
  const section = usePrerenderedPart()
  return (
    <section ref={section} className={styles.methods} aria-label={otherMethodsText.heading}>
      {(__METHODS__.password || __METHODS__.emailLink) && <OrDivider word={otherMethodsText.or} />}
      {inApp && <InAppWarning app={inApp.app} />}
      {__METHODS__.providers && (
        <IdentityProviderButtons
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
                onChoose={(providerId) =>
                  actor.send({ type: 'identityProvider.choose', providerId })
                }
              />
            )
          }
        />
      )}
      {__METHODS__.passkeys && (
        <PasskeyButton isLast={last === 'passkey'} isElsewhere={snapshot.hasTag('busy')} />
      )}
      {__METHODS__.phone && (
        <Link href={withReturnFrom(paths.phoneSignIn, search)} className={buttonStyles.button}>
          <PhoneIcon />
          <span>{phoneSignInText.offer}</span>
          {last === 'phone' && <LastUsed />}
        </Link>
      )}
      {__METHODS__.emailLink && __METHODS__.password && (
        <Link href={withReturnFrom(paths.linkSignIn, search)} className={buttonStyles.button}>
          <EmailIcon />
          <span>{linkSignInText.offer}</span>
          {last === 'email_link' && <LastUsed />}
        </Link>
      )}
      {__METHODS__.guest && <GuestSignIn />}
    </section>
  )
}
