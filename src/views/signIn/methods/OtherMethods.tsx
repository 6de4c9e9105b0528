import { useState } from 'react'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { inAppBrowser } from '../../../domain/signIn/inAppBrowser.ts'
import { guestSignInLogic } from '../../../firebase/guest/guestSignIn.ts'
import { identityProviderSignInLogic } from '../../../firebase/signIn/identityProviders/identityProvider.ts'
import { useCoolDown } from '../../../hooks/useCoolDown.ts'
import { useIdentityProvider } from '../../../hooks/useIdentityProvider.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts'
import { useRawSearch } from '../../../hooks/useRawSearch.ts'
import { paths } from '../../../paths.ts'
import { pathWithReturnFrom } from '../../../returnPath.ts'
import { usePrerenderedElement } from '../../../startup/usePrerenderedElement.ts'
import { lastMethod } from '../../../storage/signIn/lastUser.ts'
import {
  guestSignInText,
  emailLinkText,
  otherMethodsText,
  phoneSignInText,
} from '../../../text/signIn/signInMethodsText.ts'
import { EmailIcon, PersonIcon, PhoneIcon } from '../../../ui/icon/methodIcons.tsx'
import { FailureMessage } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { OrDivider } from '../../../ui/page/OrDivider.tsx'
import { IdentityProviderSignIn } from './IdentityProviderSignIn.tsx'
import { MethodButton } from './MethodButton.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import styles from './OtherMethods.module.css'

/** Every sign-in method without a password: providers, passkeys, phone, email link, and guest. */
export function OtherMethods() {
  const run = useIdentityProvider(identityProviderSignInLogic)
  const search = useRawSearch()
  const isHydrated = useIsHydrated()
  const [remembered] = useState(lastMethod)
  const last = isHydrated ? remembered : null
  const isInstalled = isHydrated && matchMedia('not (display-mode: browser)').matches
  const inApp = isHydrated && inAppBrowser(navigator.userAgent, isInstalled)
  const section = usePrerenderedElement()
  return (
    <section ref={section} className={styles.methods} aria-label={otherMethodsText.heading}>
      {(__FEATURES__.password || __FEATURES__.emailLink) && (
        <OrDivider word={otherMethodsText.or} />
      )}
      {inApp && <InAppWarning app={inApp.app} />}
      {configuration.providers.length > 0 && (
        <IdentityProviderSignIn
          run={run}
          providerIds={configuration.providerButtons}
          lastUsed={last}
        />
      )}
      {__FEATURES__.passkeys && (
        <PasskeySignIn isLastUsed={last === 'passkey'} isPaused={run.snapshot.hasTag('busy')} />
      )}
      {__FEATURES__.phone && (
        <MethodButton
          href={pathWithReturnFrom(paths.phoneSignIn, search)}
          icon={<PhoneIcon />}
          label={phoneSignInText.label}
          isLastUsed={last === 'phone'}
        />
      )}
      {__FEATURES__.emailLink && __FEATURES__.password && (
        <MethodButton
          href={pathWithReturnFrom(paths.emailLink, search)}
          icon={<EmailIcon />}
          label={emailLinkText.label}
          isLastUsed={last === 'email_link'}
        />
      )}
      {__FEATURES__.guest && <GuestSignIn />}
    </section>
  )
}

/** Shows people in an in-app browser how to open a real one. */
function InAppWarning({ app }: { app: string | null }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <Notice tone="calm">
      <span>{otherMethodsText.inApp(app)}</span>
      <button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
        {otherMethodsText.copyAddress}
      </button>
      <output>{isCopied && otherMethodsText.copied}</output>
    </Notice>
  )
}

/** Lets people try the product without an account. */
function GuestSignIn() {
  const [snapshot, actor] = useInspectedMachine(guestSignInLogic)
  const { failure, coolDownEndsAt } = snapshot.context
  const coolDown = useCoolDown(coolDownEndsAt)
  const isBusy = snapshot.hasTag('busy')
  const signIn = () => actor.send({ type: 'guest.signIn' })
  return (
    <>
      <MethodButton
        icon={<PersonIcon />}
        label={isBusy ? guestSignInText.signingIn : guestSignInText.continueAsGuest}
        isDisabled={isBusy || coolDown !== null}
        onClick={signIn}
      />
      <output>{failure && <FailureMessage failure={failure} actions={{ retry: signIn }} />}</output>
      {coolDown && <p>{coolDown}</p>}
    </>
  )
}
